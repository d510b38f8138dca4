import { usd, type Money } from '../../../schema/money';
import { requireUser, type Context } from '../../platform/context';
import type { PageAsked } from '../../platform/page';
import { contractDays } from '../trading';
import { interestDays } from '../yield';

/** What one platform day came to: contracts after fees, and interest. */
export interface ProfitDay {
  /** `20261120`: its place in the list. */
  readonly id: string;
  /** `2026-11-20`. */
  readonly on: string;
  /** Contracts that settled. */
  readonly count: number;
  readonly stake: Money;
  /** Holdings that interest comes from. */
  readonly holdings: number;
  readonly interest: Money;
  readonly net: Money;
}

const nothing = usd(0);

/** One's own days with contracts or interest, newest first; one more than asked for when there are more. */
export async function profitDays(ctx: Context, page: PageAsked): Promise<ProfitDay[]> {
  const { userId } = requireUser(ctx);
  const [contracts, interest] = await Promise.all([
    contractDays(ctx, userId, page),
    interestDays(ctx, page),
  ]);
  const days = new Map<string, ProfitDay>();
  for (const day of contracts) days.set(day.id, { ...day, holdings: 0, interest: nothing });
  for (const { id, on, count: holdings, interest: earned } of interest) {
    const { count, stake, net } = days.get(id) ?? { count: 0, stake: nothing, net: nothing };
    const sum = usd(net.minor + earned);
    days.set(id, { id, on, count, stake, holdings, interest: usd(earned), net: sum });
  }
  return [...days.values()]
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, page.first + 1);
}
