import { In, LessThan } from 'typeorm';
import { requireUser, type Context } from '../../platform/context';
import type { PageAsked } from '../../platform/page';
import { Dispute } from './dispute.entity';

/** One’s own reports, newest first; rows hold one more than asked for when there are more. */
export function ownDisputes(ctx: Context, { first, after }: PageAsked): Promise<Dispute[]> {
  const { userId } = requireUser(ctx);
  return ctx.db.getRepository(Dispute).find({
    where: { userId, ...(after && { id: LessThan(after) }) },
    order: { id: 'DESC' },
    take: first + 1,
  });
}

/** Own reports by order, the first look first; none for somebody else's order. */
export async function disputesByOrder(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Dispute[][]> {
  const { userId } = requireUser(ctx);
  const where = { userId, orderId: In([...orderIds]) };
  const found = await ctx.db.getRepository(Dispute).find({ where, order: { look: 'ASC' } });
  return orderIds.map((id) => found.filter(({ orderId }) => orderId === id));
}
