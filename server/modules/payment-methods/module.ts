import { READ, type Module } from '../../platform/module';
import { PaymentMethodAdminResolver } from './api/payment-method-admin.resolver';
import { PaymentMethodResolver } from './api/payment-method.resolver';
import { PaymentMethod } from './payment-method.entity';
import { paymentMethodsMasked } from './payment-methods';

/** Where users' money can be paid out to: cards, addresses, accounts. */
export const paymentMethods = {
  name: 'payment-methods',
  // Row-level security shows a transaction what belongs to the person it names, and nothing else.
  tables: { payment_method: READ },
  functions: [
    'add_payment_method',
    'next_payment_method',
    'open_payment_method',
    'payment_methods_masked',
    'remove_payment_method',
    'set_default_payment_method',
  ],
  entities: [PaymentMethod],
  resolvers: { user: [PaymentMethodResolver], staff: [PaymentMethodAdminResolver] },
  permissions: {
    'payment-method.read': ['SUPPORT', 'ADMIN'],
    'payment-method.reveal': ['SUPPORT', 'ADMIN'],
  },
  audited: { 'payment-method': { names: paymentMethodsMasked, idsOf: () => Promise.resolve([]) } },
  sealed: [{ table: 'payment_method', column: 'details' }],
} satisfies Module;
