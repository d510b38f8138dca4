import {
  isAddressKind,
  networkOf,
  type PaymentMethodKind,
} from '../../../../schema/payment-methods';
import type { Context } from '../../../platform/context';
import { readAs } from '../../../platform/database/read-as';
import { inOrder } from '../../../platform/in-order';
import { heldDetails } from './held-details';
import { PaymentMethod } from '../payment-method.entity';

/** Where a withdrawal went or goes, as its owner and staff read it; also after it was deleted. */
export interface PaidTarget {
  readonly id: string;
  readonly kind: PaymentMethodKind;
  readonly masked: string;
  /** In the clear: mask it where it is shown. */
  readonly holder: string | null;
  readonly bank: string | null;
  readonly branch: string | null;
  readonly network: string | null;
  readonly createdAt: Date;
}

/** In the order asked for; null for what is none of the signed-in user's. Staff find everybody's. */
export async function paidTargets(
  ctx: Context,
  ids: readonly string[],
): Promise<(PaidTarget | null)[]> {
  const found = await readAs(ctx, (tx) =>
    tx
      .getRepository(PaymentMethod)
      .createQueryBuilder('m')
      .where('m.id = ANY (:ids)', { ids })
      .getMany(),
  );
  const details = await heldDetails(ctx, found);
  const shown = found.map((row, n) => {
    const { id, kind, masked, createdAt } = row;
    const { holder = null, bank = null, branch = null } = details[n] ?? {};
    const network = isAddressKind(kind) ? networkOf[kind].network : null;
    return { id, kind, masked, createdAt, holder, bank, branch, network };
  });
  return inOrder(ids, shown, ({ id }) => id);
}
