import type { ErrorCode } from '../../../../schema/errors';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { refuseStored } from '../../../platform/idempotency/idempotency';
import { readId } from '../../../platform/text/read-money';
import { readReason } from '../../../platform/text/read-text';

interface Reset {
  readonly staffId: string;
  readonly reason: string;
}

/**
 * Takes the second factor of somebody else on the staff away, who lost the device, and ends their sessions; they
 * set up another when they sign in next. The database refuses whoever is no administrator.
 * @throws REASON_REQUIRED, STAFF_NOT_FOUND, OWN_FACTOR, SECOND_FACTOR_NOT_SET
 */
export async function resetStaffFactor(ctx: Context, asked: Reset): Promise<void> {
  const { staffId: by } = requireStaff(ctx);
  const staffId = readId(asked.staffId) ?? refuse('STAFF_NOT_FOUND', {}, 'staffId');
  const reason = readReason(asked.reason) ?? refuse('REASON_REQUIRED', {}, 'reason');
  const args = [by, staffId, reason, ctx.address];
  const [row] = await callSql<{ status: ErrorCode | 'OK' }>(ctx, RESET, args);
  if (row?.status !== 'OK') refuseStored(row?.status ?? null, null);
}

const RESET = 'reset_staff_factor($1, $2, $3, $4) AS status';
