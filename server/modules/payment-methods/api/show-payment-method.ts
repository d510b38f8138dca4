import { isAddressKind, networkOf } from '../../../../schema/payment-methods';
import type { Context } from '../../../platform/context';
import { masked } from '../../../platform/text/masked';
import { heldDetails } from '../payouts/held-details';
import type { PaymentMethod } from '../payment-method.entity';
import type { PaymentMethodType } from './payment-method.types';

/** Payment methods with their numbers and their holders in stars. */
export async function showPaymentMethods(
  ctx: Context,
  found: readonly PaymentMethod[],
): Promise<PaymentMethodType[]> {
  const details = await heldDetails(ctx, found);
  return found.map((row, n) => {
    const { holder = null, bank = null, branch = null } = details[n] ?? {};
    const { id, kind, currency, isDefault, createdAt, usableSince } = row;
    return {
      ...{ id, kind, currency, isDefault, createdAt, usableSince, bank, branch },
      masked: row.masked,
      holderMasked: holder && masked(holder),
      network: isAddressKind(kind) ? networkOf[kind].network : null,
    };
  });
}
