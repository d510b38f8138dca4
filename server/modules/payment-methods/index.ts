export { addPaymentMethod } from './add-payment-method';
export type { Details } from './details';
export { heldDetails } from './payouts/held-details';
export { PaymentMethod } from './payment-method.entity';
export { paymentMethodsOf } from './payment-methods';
export { paidTargets, type PaidTarget } from './payouts/paid-targets';
export { payoutTarget } from './payout-target';
export { readNetwork } from './read-network';
export { targetStepsBefore, type TargetStep } from './payouts/target-steps';
