import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import type { LedgerLoaders } from '../../ledger';
import { startOfToday, type TradingLoaders } from '../../trading';
import type { YieldLoaders } from '../../yield';
import { profitOf } from '../profit';
import { worthAt, worthOf } from '../wallet';
import type { BalancesType } from './balances.types';

/** What one user has, and what became of it. */
export async function showBalances(
  ctx: ApiContext<LedgerLoaders & TradingLoaders & YieldLoaders>,
  userId: string,
): Promise<BalancesType> {
  const [balances, results, profit, today] = await Promise.all([
    ctx.loaders.balances.load(userId),
    ctx.loaders.results.load(userId),
    profitOf(ctx, userId),
    startOfToday(ctx),
  ]);
  return {
    total: toMoneyType(await worthOf(ctx, balances)),
    available: toMoneyType(balances.available),
    frozen: toMoneyType(balances.frozen),
    held: toMoneyType(balances.held),
    yesterdayBalance: toMoneyType(await worthAt(ctx, userId, today)),
    yesterdayProfit: toMoneyType(profit.yesterday),
    todayProfit: toMoneyType(profit.today),
    totalProfit: toMoneyType(profit.total),
    openStakes: toMoneyType(results.openStakes),
  };
}
