import type { ErrorCode } from '../../../../schema/errors';
import { callSql, type Context } from '../../../platform/context';
import { DomainError, figuresOf } from '../../../platform/domain-error';

interface Answer {
  readonly status: ErrorCode | 'OK' | null;
  readonly figures: object | null;
  readonly id?: string | null;
  readonly asked?: string | null;
}

interface Done {
  /** What the act is about; empty where it says nothing of it. */
  readonly id: string;
  /** The request that was put before staff by the way. */
  readonly asked: string | null;
}

/** The input fields that these refusals are about. */
const FIELDS: Partial<Record<ErrorCode, string>> = {
  CONVERSATION_NOT_FOUND: 'id',
  REQUEST_NOT_FOUND: 'subject',
  FILE_INVALID: 'pictures',
  MESSAGE_FORBIDDEN: 'text',
  PARAM_INVALID: 'name',
  STAFF_NOT_FOUND: 'to',
};

/** One act on conversations, in one round trip. @throws DomainError for a refusal */
export async function answerOf(
  ctx: Context,
  name: string,
  args: readonly unknown[],
): Promise<Done> {
  const marks = args.map((_, n) => `$${String(n + 1)}`).join(', ');
  const [answer] = await callSql<Answer>(ctx, `${name}(${marks})`, [...args]);
  if (answer?.status == null) throw new Error(`${name} answered nothing`);
  const { status, figures, id, asked } = answer;
  if (status !== 'OK') throw new DomainError(status, figuresOf(status, figures), FIELDS[status]);
  return { id: id ?? '', asked: asked ?? null };
}

/** The same. Resolves to the id it answers, or to nothing. @throws DomainError for a refusal */
export const conversationCall = async (
  ctx: Context,
  name: string,
  args: readonly unknown[],
): Promise<string> => (await answerOf(ctx, name, args)).id;

/** After the commit: whoever follows the conversation reloads it. */
export const publishConversation = (
  { bus }: Pick<Context, 'bus'>,
  userId: string | null,
  id: string,
): Promise<void> => bus.publish('conversations', [`${userId ?? ''}:${id}`]);

/** After the commit: the open app of a user reloads the inbox, which tells of answers. */
export async function publishAnswer(
  { bus }: Pick<Context, 'bus'>,
  userId: string | null,
  id: string,
): Promise<void> {
  if (userId !== null) await bus.publish('messages', [`${userId}:${id}`]);
}
