import type { MessageKind } from '../../../schema/messages';
import type { Context } from '../../platform/context';
import { readAs } from '../../platform/database/read-as';
import { userById } from '../accounts';
import { mailMessage } from '../notifications';
import { PaymentMethod } from './payment-method.entity';

interface Told {
  readonly userId: string;
  readonly id: string;
  /** What the database has put into the inbox. */
  readonly kind: Extract<MessageKind, `PAYMENT_METHOD_${string}`>;
}

/** After the commit: the open app reloads its inbox, and the same message goes out by mail. */
export async function tellOwner(ctx: Context, { userId, id, kind }: Told): Promise<void> {
  await ctx.bus.publish('messages', [`${userId}:${id}`]);
  const [user, row] = await Promise.all([
    userById(ctx, userId),
    readAs(ctx, (tx) => tx.getRepository(PaymentMethod).findOneBy({ id })),
  ]);
  if (!user || !row) return;
  const figures = { target: row.masked, until: row.usableSince.toISOString() };
  await mailMessage(ctx, user, { kind, figures });
}
