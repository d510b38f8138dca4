import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import { totalAt, type LedgerLoaders } from '../../ledger';
import { startOfToday, type TradingLoaders } from '../../trading';
import type { BalancesType } from './balances.types';

/** What one user has, and what became of it. */
export async function showBalances(
  ctx: ApiContext<LedgerLoaders & TradingLoaders>,
  userId: string,
): Promise<BalancesType> {
  const [balances, results, today] = await Promise.all([
    ctx.loaders.balances.load(userId),
    ctx.loaders.results.load(userId),
    startOfToday(ctx),
  ]);
  return {
    total: toMoneyType(balances.total),
    available: toMoneyType(balances.available),
    frozen: toMoneyType(balances.frozen),
    held: toMoneyType(balances.held),
    yesterdayBalance: toMoneyType(await totalAt(ctx, userId, today)),
    yesterdayProfit: toMoneyType(results.yesterday),
    todayProfit: toMoneyType(results.today),
    totalProfit: toMoneyType(results.total),
    openStakes: toMoneyType(results.openStakes),
  };
}
