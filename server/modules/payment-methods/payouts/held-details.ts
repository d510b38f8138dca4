import { isAddressKind } from '../../../../schema/payment-methods';
import type { Context } from '../../../platform/context';
import { verifiedNames } from '../../verifications';
import { detailsOf, type Details } from '../details';
import type { PaymentMethod } from '../payment-method.entity';

/**
 * Targets in the clear, as they are shown: a card or an account that was added without a holder is held by the verified
 * name of its user, once there is one. In the order asked for. It asks the pool: call it outside transactions.
 */
export async function heldDetails(
  ctx: Context,
  rows: readonly PaymentMethod[],
): Promise<Details[]> {
  const all = rows.map((row) => ({ ...detailsOf(ctx.config, row), row }));
  const unnamed = all.filter(({ holder, row }) => holder === null && !isAddressKind(row.kind));
  const names = await verifiedNames(
    ctx,
    unnamed.map(({ row }) => row.userId),
  );
  return all.map(({ row, holder, ...same }) => ({
    ...same,
    holder: isAddressKind(row.kind) ? null : (holder ?? names.get(row.userId) ?? null),
  }));
}
