import { languages } from '../../../../../schema/languages';
import { chatLimits } from '../../../../../schema/chat/conversations';
import { requireStaff, type Context } from '../../../../platform/context';
import { refuse } from '../../../../platform/domain-error';
import { readReason, readText } from '../../../../platform/text/read-text';
import { conversationCall } from '../conversation-call';
import { CannedReply } from '../conversation.entity';
import { readChat } from '../read-said';

export interface KeepCannedReply extends Pick<CannedReply, 'name' | 'texts'> {
  /** The version that whoever changes it has read; null: there is none yet. */
  readonly seen: number | null;
}

/**
 * Keeps a reply under its name, a new one or in place of the version that was read: in each of the ten languages, and
 * none may ask for what staff never ask for. Resolves to its id.
 * @throws LOGIN_REQUIRED, PARAM_INVALID (a new one under a name that is taken too), FORM_INCOMPLETE with the languages
 *   that are missing, MESSAGE_FORBIDDEN, CHANGED_MEANWHILE, NOTHING_CHANGES
 */
export async function keepCannedReply(
  ctx: Context,
  { name, texts, seen }: KeepCannedReply,
): Promise<string> {
  const { staffId } = requireStaff(ctx);
  const called = readName(name);
  const kept = Object.fromEntries(languages.map((one) => [one, readChat(texts[one] ?? '')]));
  const missing: string[] = languages.filter((one) => kept[one] === '');
  if (called === '') missing.unshift('name');
  if (missing.length > 0) refuse('FORM_INCOMPLETE', { fields: missing.join(', ') }, 'texts');
  const args = [staffId, called, JSON.stringify(kept), readSeen(seen), ctx.address];
  return conversationCall(ctx, 'keep_canned_reply', args);
}

export interface DropCannedReply {
  readonly name: string;
  /** The version that whoever drops it has read. */
  readonly seen: number;
  readonly reason: string;
}

/**
 * Drops a reply: nobody of staff is offered it any more.
 * @throws LOGIN_REQUIRED, PARAM_INVALID, REASON_REQUIRED, CHANGED_MEANWHILE
 */
export async function dropCannedReply(ctx: Context, asked: DropCannedReply): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const reason = readReason(asked.reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const args = [staffId, readName(asked.name), readSeen(asked.seen), reason, ctx.address];
  await conversationCall(ctx, 'drop_canned_reply', args);
}

const readName = (name: string): string =>
  readText(name, { max: chatLimits.cannedReplyNameLengthMax, field: 'name' });

const readSeen = (seen: number | null): number | null =>
  seen === null || Number.isInteger(seen)
    ? seen
    : refuse('PARAM_INVALID', { field: 'seen' }, 'seen');

/** All replies, by their names. */
export const cannedReplies = ({ db }: Pick<Context, 'db'>): Promise<CannedReply[]> =>
  db.getRepository(CannedReply).find({ order: { name: 'ASC' } });
