import type { BroadcastKind } from '../../../../schema/content/broadcasts';
import { linesOfHtml } from '../../../../schema/content/html';
import type { MessageKind } from '../../../../schema/messages';
import { requireUser, type Context, type Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import type { PageAsked } from '../../../platform/page';
import { readId } from '../../../platform/text/read-money';
import { messageById, messages, sayMessage, unreadCount, type Message } from '../../notifications';

/** What somebody is told, in the language of the request: a message of their own, or a broadcast that is meant for them. */
export interface InboxItem {
  readonly id: string;
  readonly kind: MessageKind | BroadcastKind;
  /** What a message is about: `recharge/17`. */
  readonly subject: string | null;
  readonly title: string;
  /** Plain text. */
  readonly body: string;
  /** Cleaned HTML; null for a message, which has none. */
  readonly html: string | null;
  readonly at: Date;
  readonly readAt: Date | null;
}

interface Sent {
  readonly id: string;
  readonly kind: BroadcastKind;
  readonly title: string;
  readonly html: string;
  readonly at: Date;
  readonly readAt: Date | null;
}

const SENT = `
  SELECT b.id, b.kind, b.titles ->> $1 AS title, b.bodies ->> $1 AS html, b.sent_at AS at, f.read_at
  FROM broadcasts_for($2, $3, $4, $5) f JOIN broadcast b ON b.id = f.id`;

const shownMessage = ({ locale }: Context, message: Message): InboxItem => {
  const { id, kind, subject, at, readAt } = message;
  return { id, kind, subject, at, readAt, html: null, ...sayMessage(locale, message) };
};

const shownBroadcast = (sent: Sent): InboxItem => ({
  ...sent,
  subject: null,
  body: linesOfHtml(sent.html).join('\n'),
});

/** Numbers count on over both: the newer has the higher. */
const newerFirst = (one: InboxItem, other: InboxItem): number =>
  BigInt(one.id) < BigInt(other.id) ? 1 : -1;

/** One’s own and those meant for one, newest first. Rows hold one more than asked for when there are more. */
export async function inbox(ctx: Context, page: PageAsked): Promise<InboxItem[]> {
  const { userId } = requireUser(ctx);
  const limit = page.first + 1;
  const [own, sent] = await Promise.all([
    messages(ctx, page),
    rows<Sent>(ctx.db, SENT, [ctx.locale, userId, null, page.after, limit]),
  ]);
  return [...own.map((message) => shownMessage(ctx, message)), ...sent.map(shownBroadcast)]
    .sort(newerFirst)
    .slice(0, limit);
}

/** One of them; what is meant for somebody else looks missing. @throws MESSAGE_NOT_FOUND */
export async function inboxItem(ctx: Context, asked: string): Promise<InboxItem> {
  const { userId } = requireUser(ctx);
  const id = readId(asked);
  const [sent] = id ? await rows<Sent>(ctx.db, SENT, [ctx.locale, userId, id, null, 1]) : [];
  return sent ? shownBroadcast(sent) : shownMessage(ctx, await messageById(ctx, asked));
}

/** How many of them one has not read. */
export async function inboxUnread(db: Reads, userId: string): Promise<number> {
  const [own, sent] = await Promise.all([
    unreadCount(db, userId),
    rows<{ count: number }>(
      db,
      'SELECT count(*)::int AS count FROM broadcasts_for($1, NULL, NULL, NULL) f WHERE f.read_at IS NULL',
      [userId],
    ),
  ]);
  return own + (sent[0]?.count ?? 0);
}
