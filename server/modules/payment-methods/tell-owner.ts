import type { MessageKind } from '../../../schema/messages';
import type { Context } from '../../platform/context';
import { readAs } from '../../platform/database/read-as';
import { tellSecurity } from '../accounts';
import { PaymentMethod } from './payment-method.entity';

interface Told {
  readonly userId: string;
  readonly id: string;
  /** What the database has put into the inbox. */
  readonly kind: Extract<MessageKind, `PAYMENT_METHOD_${string}`>;
}

/** After the commit, as whatever touches an account's protection is told. */
export async function tellOwner(ctx: Context, { userId, id, kind }: Told): Promise<void> {
  const row = await readAs(ctx, (tx) => tx.getRepository(PaymentMethod).findOneBy({ id }));
  if (!row) return;
  const figures = { target: row.masked, until: row.usableSince.toISOString() };
  await tellSecurity(ctx, userId, { kind, figures });
}
