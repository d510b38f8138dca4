import type { Money } from '../../../../schema/money';
import type { Context } from '../../../platform/context';
import { readId } from '../../../platform/text/read-money';
import { holdingAct, missingHolding, type HoldingAnswer } from './holding-act';

export interface TopUpHolding {
  readonly holdingId: string;
  /** Null: the top-up that was agreed at joining. What is above it counts as a free one. */
  readonly amount: Money | null;
  readonly idempotencyKey: string | null;
}

/**
 * Adds money that is available to a holding of one's own. Every 00:00 from then on counts it.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PARAM_INVALID, IDEMPOTENCY_KEY_REUSED, HOLDING_NOT_FOUND, HOLDING_STATE,
 *   PROJECT_NOT_ON_SALE, APPEND_MIN, PROJECT_MAX, TRADING_BREAK, PROJECT_CAPACITY, PROJECT_NOT_COVERED,
 *   BALANCE_TOO_LOW
 */
export async function topUpHolding(ctx: Context, asked: TopUpHolding): Promise<HoldingAnswer> {
  return holdingAct(ctx, {
    call: 'top_up_holding',
    args: [readId(asked.holdingId) ?? missingHolding(), asked.amount?.minor ?? null],
    idempotencyKey: asked.idempotencyKey,
  });
}
