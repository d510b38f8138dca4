export { addPaymentMethod } from './add-payment-method';
export { detailsOf } from './details';
export { PaymentMethod } from './payment-method.entity';
export { paymentMethodsOf } from './payment-methods';
export { paidTargets, type PaidTarget } from './payouts/paid-targets';
export { payoutTarget } from './payout-target';
export { readNetwork } from './read-network';
export { targetStepsBefore, type TargetStep } from './payouts/target-steps';
