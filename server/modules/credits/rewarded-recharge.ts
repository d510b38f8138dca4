import { limits } from '../../../schema/limits';
import type { CreditClass } from '../../../schema/states';
import type { Reads } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { optionalText } from '../../platform/text/read-text';
import { paidRecharge } from '../recharges';

interface Reward {
  readonly userId: string;
  readonly class: CreditClass;
  /** A recharge's number. */
  readonly rewards: string | null;
}

/**
 * The id of the recharge that a credit rewards: a credited one of the same user for class BONUS, none for others.
 * @throws PARAM_INVALID, REQUEST_NOT_FOUND
 */
export async function rewardedRecharge(
  db: Reads,
  { userId, rewards, ...asked }: Reward,
): Promise<string | null> {
  const number = optionalText(rewards, { max: limits.searchLengthMax, field: 'rewards' }) ?? '';
  if ((asked.class === 'BONUS') !== (number !== '')) {
    refuse('PARAM_INVALID', { field: 'rewards' }, 'rewards');
  }
  if (number === '') return null;
  return (await paidRecharge(db, userId, number)) ?? refuse('REQUEST_NOT_FOUND', {}, 'rewards');
}
