import type { Context } from '../../../platform/context';
import type { LeaseColumns } from '../review.entity';

/** Who of the staff has a request in hand; null for nobody: a lease counts only until its end. */
export const holderOf = async (
  ctx: Pick<Context, 'now'>,
  { takenBy, leaseUntil }: Pick<LeaseColumns, 'takenBy' | 'leaseUntil'>,
): Promise<string | null> =>
  takenBy !== null && leaseUntil !== null && leaseUntil > (await ctx.now()) ? takenBy : null;
