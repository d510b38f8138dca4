import { limits } from '../../../schema/limits';
import type { OwnLimitKind } from '../../../schema/safeguards';
import { callSql, requireUser, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readMoney } from '../../platform/text/read-money';
import { refuseStranger } from './refuse-stranger';

export interface SetLimit {
  readonly kind: OwnLimitKind;
  /** Dollars as a decimal, of DAILY_MINUTES whole minutes; null takes the limit away. */
  readonly max: string | null;
}

/**
 * Sets a limit a day of whoever is signed in. The first, and a lower one, hold at once; a higher one, and none,
 * hold 24 hours later, and until then what held before.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, AMOUNT_INVALID, PARAM_INVALID
 */
export async function setLimit(ctx: Context, { kind, max }: SetLimit): Promise<void> {
  const { userId, sessionId } = requireUser(ctx);
  const value = max === null ? null : readMax(kind, max);
  const args = [userId, sessionId, kind, value];
  await callSql(ctx, 'set_own_limit($1, $2, $3, $4)', args).catch(refuseStranger);
}

/** Minor units of USD, or minutes. @throws AMOUNT_INVALID, PARAM_INVALID */
function readMax(kind: OwnLimitKind, text: string): bigint {
  if (kind !== 'DAILY_MINUTES') {
    const { minor } = readMoney('USD', text, 'max');
    return minor <= limits.ownLimitMax ? minor : refuse('AMOUNT_INVALID', {}, 'max');
  }
  const minutes = /^[1-9][0-9]{0,3}$/.test(text) ? BigInt(text) : 0n;
  if (minutes < 1n || minutes > limits.ownMinutesMax) {
    refuse('PARAM_INVALID', { field: 'max' }, 'max');
  }
  return minutes;
}
