import type { ErrorCode } from '../../../../schema/errors';
import { callSql, requireUser, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { tellSecurity } from '../../accounts';
import { helpById } from '../help-requests';
import { publishHelp } from '../publish-help';

/**
 * Stops a request of the signed-in user before it is confirmed, whatever staff have decided. Nothing changes then.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, REQUEST_NOT_FOUND
 */
export async function stopHelp(ctx: Context, id: string): Promise<void> {
  const { userId } = requireUser(ctx);
  const [row] = await callSql<{ status: ErrorCode | 'OK' }>(ctx, 'stop_help($1, $2) AS status', [
    userId,
    id,
  ]);
  if (row?.status !== 'OK') refuseStored(row?.status ?? null, null);
  const { queue } = (await helpById(ctx, id)) ?? refuse('REQUEST_NOT_FOUND', {});
  await publishHelp(ctx, { queue, userId, id });
  await tellSecurity(ctx, userId, { kind: 'HELP_STOPPED', figures: {} });
}
