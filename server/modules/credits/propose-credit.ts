import type { Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readId } from '../../platform/text/read-money';
import { propose, type Proposal } from '../proposals';
import { checkTerms, type CreditTerms } from './credit-terms';
import { rewardedRecharge } from './rewarded-recharge';

export interface ProposeCredit extends CreditTerms {
  readonly userId: string;
  /** The number of the recharge that a credit of class BONUS rewards; null of every other class. */
  readonly rewards: string | null;
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

/**
 * Proposes to credit a user by hand. The money moves when another administrator confirms it.
 * @throws what `propose` refuses; USER_NOT_FOUND, AMOUNT_INVALID, PARAM_INVALID, REQUEST_NOT_FOUND
 */
export async function proposeCredit(ctx: Context, asked: ProposeCredit): Promise<Proposal> {
  const { amount, turnoverTimes, reason, idempotencyKey } = asked;
  checkTerms(asked);
  const userId = readId(asked.userId) ?? refuse('USER_NOT_FOUND', {}, 'userId');
  const rewarded = await rewardedRecharge(ctx.db, { ...asked, userId });
  const facts = { class: asked.class, amount: amount.toString(), turnoverTimes };
  const after = rewarded === null ? facts : { ...facts, rewarded };
  const subject = `user/${userId}`;
  return propose(ctx, { kind: 'MANUAL_CREDIT', subject, after, reason, idempotencyKey });
}
