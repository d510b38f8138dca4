import { callSql, requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import type { Message } from './message.entity';
import { messageById } from './messages';
import { readId } from '../../platform/text/read-money';

/** Notes that the signed-in user has read a message, once. @throws LOGIN_REQUIRED, MESSAGE_NOT_FOUND */
export async function readMessage(ctx: Context, asked: string): Promise<Message> {
  requireUser(ctx);
  const id = readId(asked) ?? refuse('MESSAGE_NOT_FOUND', {}, 'id');
  await noteRead(ctx, id);
  return messageById(ctx, id);
}

/** Notes that the signed-in user has read all. */
export const readAllMessages = (ctx: Context): Promise<void> => noteRead(ctx, null);

async function noteRead(ctx: Context, id: string | null): Promise<void> {
  await callSql(ctx, 'read_messages($1, $2)', [requireUser(ctx).userId, id]);
}
