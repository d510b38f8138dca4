import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { paymentMethodActions } from './paymentMethodActions';
import { PaymentMethodsOfUserDocument } from './paymentMethods.generated';

/** Where one customer can be paid out to: shown on the customer's page alone, all at once. */
export const paymentMethods = {
  resource: { name: 'paymentMethods' },
  table: {
    list: async ({ filter }) => {
      const { userId = '' } = filter;
      const { paymentMethodsOfUser: items } = await ask(PaymentMethodsOfUserDocument, { userId });
      return { items, info: { endCursor: null, hasNext: false } };
    },
  },
  actions: paymentMethodActions,
  access: { list: 'payment-method.read', reveal: 'payment-method.reveal' },
  ofUser: {
    tab: 'paymentMethods',
    Table: lazyScreen('PaymentMethodTable', () => import('./PaymentMethodTable')),
    filter: (userId) => ({ userId }),
  },
} satisfies ConsoleResource;
