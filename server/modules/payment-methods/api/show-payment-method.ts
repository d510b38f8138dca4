import { isAddressKind, networkOf } from '../../../../schema/payment-methods';
import type { Context } from '../../../platform/context';
import { masked } from '../../../platform/text/masked';
import { detailsOf } from '../details';
import type { PaymentMethod } from '../payment-method.entity';
import type { PaymentMethodType } from './payment-method.types';

/** A payment method with its number and its holder in stars. */
export function showPaymentMethod(
  { config }: Pick<Context, 'config'>,
  row: PaymentMethod,
): PaymentMethodType {
  const { holder, bank, branch } = detailsOf(config, row);
  const { id, kind, currency, isDefault, createdAt, usableSince } = row;
  return {
    ...{ id, kind, currency, isDefault, createdAt, usableSince, bank, branch },
    masked: row.masked,
    holderMasked: holder && masked(holder),
    network: isAddressKind(kind) ? networkOf[kind].network : null,
  };
}
