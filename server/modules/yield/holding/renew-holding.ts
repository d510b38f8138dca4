import type { Context } from '../../../platform/context';
import { readId } from '../../../platform/text/read-money';
import { holdingAct, missingHolding, type HoldingAnswer } from './holding-act';
import { readTermsId } from './join-project';

export interface RenewHolding {
  readonly holdingId: string;
  /** The version that was accepted. Null is answered for where it is not the holding's own, or has a top-up. */
  readonly termsId: string | null;
  readonly idempotencyKey: string | null;
}

/**
 * Settles a due holding of one's own and begins a new one with its principal, at the project's present terms.
 * Resolves to the new one.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PARAM_INVALID, IDEMPOTENCY_KEY_REUSED, HOLDING_NOT_FOUND, HOLDING_STATE,
 *   PROJECT_NOT_RENEWABLE, TRADING_BREAK, TERMS_NOT_ACCEPTED, PROJECT_NOT_COVERED
 */
export async function renewHolding(ctx: Context, asked: RenewHolding): Promise<HoldingAnswer> {
  return holdingAct(ctx, {
    call: 'renew_holding',
    args: [readId(asked.holdingId) ?? missingHolding(), readTermsId(asked.termsId)],
    idempotencyKey: asked.idempotencyKey,
  });
}
