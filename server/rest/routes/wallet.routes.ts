import { formatMoney, type Money } from '../../../schema/money';
import { cutPrice } from '../../../schema/figures/price';
import { approximately, coinsOf, worthAt, worthOf, profitOf } from '../../modules/overview';
import { startOfToday } from '../../modules/trading';
import { requireUser } from '../../platform/context';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { usdText } from './show';

const orZero = (value: Money | null) => (value ? formatMoney(value) : '0.00');

async function wallet({ ctx }: LegacyCall) {
  const { userId } = requireUser(ctx);
  const [balances, profit, today] = await Promise.all([
    ctx.loaders.balances.load(userId),
    profitOf(ctx, userId),
    startOfToday(ctx),
  ]);
  const [coins, total, yesterday] = await Promise.all([
    coinsOf(ctx, balances),
    worthOf(ctx, balances),
    worthAt(ctx, userId, today),
  ]);
  const about = await approximately(ctx, total);
  return {
    data: {
      money: formatMoney(balances.available),
      frozen: formatMoney(balances.frozen),
      total: formatMoney(total),
      yesterday_balance: formatMoney(yesterday),
      yesterday_profit: formatMoney(profit.yesterday),
      total_profit: formatMoney(profit.total),
      // Their numbers are what `user/exchange` takes for a coin.
      userwallets: coins.map(({ coin, available, frozen, tether, price, value }, n) => ({
        id: n + 1,
        title: coin,
        balance: formatMoney(available),
        frozen: formatMoney(frozen),
        exc_rmb: orZero(price),
        exc_usdt: cutPrice(tether ?? '0', 6),
        rmbval: orZero(value),
        status: 1,
      })),
      duihuobi: 'USD',
      duihuan: '1',
      approx: about && {
        currency: about.currency,
        rate: about.rate,
        money: usdText(about.hundredths),
      },
    },
  };
}

export const walletRoutes: readonly LegacyRoute[] = [
  { path: 'user/wallet', method: 'R', session: true, answer: wallet },
];
