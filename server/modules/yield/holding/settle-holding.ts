import type { Context } from '../../../platform/context';
import { readId } from '../../../platform/text/read-money';
import { holdingAct, missingHolding, type HoldingAnswer } from './holding-act';

export interface SettleHolding {
  readonly holdingId: string;
  readonly idempotencyKey: string | null;
}

/**
 * Pays a holding of one's own: principal and all its interest once it is due; before, where its terms allow it,
 * less the stated reduction of interest.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PARAM_INVALID, IDEMPOTENCY_KEY_REUSED, HOLDING_NOT_FOUND, HOLDING_STATE,
 *   EARLY_STOP_NOT_ALLOWED
 */
export async function settleHolding(ctx: Context, asked: SettleHolding): Promise<HoldingAnswer> {
  return holdingAct(ctx, {
    call: 'settle_holding',
    args: [readId(asked.holdingId) ?? missingHolding()],
    idempotencyKey: asked.idempotencyKey,
  });
}
