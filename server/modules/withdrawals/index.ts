export { approveWithdrawal } from './decision/approve-withdrawal';
export { cancelWithdrawal } from './cancel-withdrawal';
export { policyOfUser } from './policy/policy-of-user';
export { paidByDay } from './paid-by-day';
export { preflight } from './submit/unmet-conditions';
export { submitWithdrawal } from './submit/submit-withdrawal';
export { Withdrawal } from './withdrawal.entity';
export { withdrawalReview } from './withdrawal-review';
export { paidOutTotal, searchWithdrawals, withdrawalById, withdrawals } from './withdrawals';
