import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { popUpsSeen } from './pop-ups-seen';

/**
 * Notes that the signed-in user has closed a pop-up, once; one that ended or was taken back meanwhile counts too.
 * Resolves to all that they have closed.
 * @throws LOGIN_REQUIRED, CONTENT_NOT_FOUND
 */
export async function seePopUp(ctx: Context, asked: string): Promise<string[]> {
  const { userId } = requireUser(ctx);
  const id = readId(asked) ?? refuse('CONTENT_NOT_FOUND', {}, 'id');
  const [answer] = await callSql<{ found: boolean }>(ctx, 'see_pop_up($1, $2) AS found', [
    ...[userId, id],
  ]);
  if (answer?.found !== true) refuse('CONTENT_NOT_FOUND', {}, 'id');
  return popUpsSeen(ctx.db, userId);
}
