import type { PaymentMethodOpenInput } from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import type { Opened } from './paymentMethod';
import { PaymentMethodOpenDocument } from './paymentMethods.generated';

/** What staff can do with a payment method: look at it, and the looking is recorded. */
export const paymentMethodActions = {
  reveal: async (input: PaymentMethodOpenInput): Promise<Opened> => {
    const { paymentMethodOpen } = await ask(PaymentMethodOpenDocument, { input });
    return present(accepted(paymentMethodOpen).details);
  },
};
