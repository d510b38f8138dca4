import type { ErrorCode } from '../../../../schema/errors';
import { callSql, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { accountName } from '../account-name';
import { codeTarget } from '../codes/send-code';
import { useCode } from '../codes/use-code';
import { tellSecurity } from '../security/tell-security';
import { findUser } from '../users';

export interface LiftFreeze {
  readonly account: string;
  readonly code: string;
}

interface Lifted {
  readonly status: ErrorCode | 'OK';
  readonly until: Date | null;
}

/**
 * Lifts a user's own freeze by a code that was sent to the account, 24 hours after it began. It opens no session,
 * and a lock of staff stays. An unknown account and a wrong code are answered alike; an account that is not
 * frozen is answered as if it had been lifted.
 *
 * @throws ACCOUNT_FORMAT, CODE_REQUIRED, CODE_WRONG, TOO_MANY_REQUESTS, FREEZE_STANDS
 */
export async function liftFreeze(ctx: Context, { account, code }: LiftFreeze): Promise<void> {
  const { value } = accountName(account);
  const found = await findUser(ctx, value);
  await useCode(ctx, { target: codeTarget(found, value), scene: 'UNFREEZE', code: code.trim() });
  // A code reaches accounts that exist.
  const { id: userId } = found ?? refuse('CODE_WRONG', {}, 'code');
  const [row] = await callSql<Lifted>(ctx, 'lift_freeze($1)', [userId]);
  if (row?.status === 'FREEZE_STANDS' && row.until !== null)
    refuse('FREEZE_STANDS', { until: row.until.toISOString() });
  if (row?.status !== 'OK') refuse('CODE_WRONG', {}, 'code');
  if (row.until === null) return;
  await ctx.bus.publish('sessionsEnded', [userId]);
  await ctx.bus.publish('users', [userId]);
  await tellSecurity(ctx, userId, { kind: 'ACCOUNT_UNFROZEN', figures: {} });
}
