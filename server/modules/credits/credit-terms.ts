import { limits } from '../../../schema/limits';
import type { CreditClass } from '../../../schema/states';
import { refuse } from '../../platform/domain-error';

/** What somebody is given, and what is asked for it. */
export interface CreditTerms {
  readonly class: CreditClass;
  /** Of one credit, minor units of USD. */
  readonly amount: bigint;
  /** The stated turnover is this many times the credit; 0 asks for none. */
  readonly turnoverTimes: number;
}

/** @throws AMOUNT_INVALID, PARAM_INVALID */
export function checkTerms({ amount, turnoverTimes }: CreditTerms): void {
  if (amount <= 0n || amount > limits.creditMax) refuse('AMOUNT_INVALID', {}, 'amount');
  if (
    !Number.isInteger(turnoverTimes) ||
    turnoverTimes < 0 ||
    turnoverTimes > limits.turnoverTimesMax
  ) {
    refuse('PARAM_INVALID', { field: 'turnoverTimes' }, 'turnoverTimes');
  }
}
