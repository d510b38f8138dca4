import { IsNull } from 'typeorm';
import type { Context, Reads } from '../../platform/context';
import { readAs } from '../../platform/database/read-as';
import { rows } from '../../platform/database/rows';
import { PaymentMethod } from './payment-method.entity';

type Asking = Pick<Context, 'db' | 'actor' | 'staff'>;

/** Where a user's money can go, the newest first. */
export const paymentMethodsOf = (ctx: Asking, userId: string): Promise<PaymentMethod[]> =>
  readAs(ctx, (tx) =>
    tx
      .getRepository(PaymentMethod)
      .find({ where: { userId, deletedAt: IsNull() }, order: { id: 'DESC' } }),
  );

/** One of a user's that stands; null for what is another's, deleted or not there. */
export const paymentMethodOf = (
  ctx: Asking,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<PaymentMethod | null> =>
  readAs(ctx, (tx) =>
    tx.getRepository(PaymentMethod).findOneBy({ id, userId, deletedAt: IsNull() }),
  );

/** How people know them, by id: the number with stars in the middle. */
export async function paymentMethodsMasked(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; masked: string }>(
    db,
    'SELECT * FROM payment_methods_masked($1)',
    [ids],
  );
  return new Map(found.map(({ id, masked }) => [id, masked]));
}
