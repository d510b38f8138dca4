import type {
  WithdrawPageQuery,
  WithdrawalFieldsFragment,
  WithdrawalPreflightQuery,
} from './withdrawal.generated';

export type Withdrawal = WithdrawalFieldsFragment;
export type Policy = WithdrawPageQuery['withdrawalPolicy'];
/** Where money can be paid out to. */
export type Target = WithdrawPageQuery['paymentMethods'][number];
/** A condition that is not met. */
export type Unmet = WithdrawalPreflightQuery['withdrawalPreflight'][number];
