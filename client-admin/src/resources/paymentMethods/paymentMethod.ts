import type {
  PaymentMethodOpenMutation,
  PaymentMethodsOfUserQuery,
} from './paymentMethods.generated';

export type PaymentMethod = PaymentMethodsOfUserQuery['paymentMethodsOfUser'][number];
export type Opened = NonNullable<PaymentMethodOpenMutation['paymentMethodOpen']['details']>;
