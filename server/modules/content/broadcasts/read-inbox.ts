import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { readAllMessages, readMessage } from '../../notifications';

/**
 * Notes that the signed-in user has read one of what the inbox shows, or all of it (null), once.
 * @throws LOGIN_REQUIRED, MESSAGE_NOT_FOUND
 */
export async function readInbox(ctx: Context, asked: string | null): Promise<void> {
  const { userId } = requireUser(ctx);
  const id = asked === null ? null : (readId(asked) ?? refuse('MESSAGE_NOT_FOUND', {}, 'id'));
  const [answer] = await callSql<{ found: boolean }>(ctx, 'read_broadcasts($1, $2) AS found', [
    ...[userId, id],
  ]);
  if (id === null) await readAllMessages(ctx);
  else if (answer?.found !== true) await readMessage(ctx, id);
}
