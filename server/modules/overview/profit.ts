import { usd, type Money } from '../../../schema/money';
import type { TradingLoaders } from '../trading';
import type { YieldLoaders } from '../yield';

/** Contracts after fees and interest together, by platform day. */
export interface Profit {
  readonly today: Money;
  readonly yesterday: Money;
  readonly total: Money;
}

/** What became of a user's money so far. */
export async function profitOf(
  {
    loaders,
  }: { readonly loaders: Pick<TradingLoaders, 'results'> & Pick<YieldLoaders, 'yieldFigures'> },
  userId: string,
): Promise<Profit> {
  const [contracts, interest] = await Promise.all([
    loaders.results.load(userId),
    loaders.yieldFigures.load(userId),
  ]);
  const sum = (when: keyof Profit) => usd(contracts[when].minor + interest[when]);
  return { today: sum('today'), yesterday: sum('yesterday'), total: sum('total') };
}
