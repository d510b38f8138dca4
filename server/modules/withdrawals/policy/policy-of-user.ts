import type { Money } from '../../../../schema/money';
import { requireUser, type Context } from '../../../platform/context';
import { openTurnover, type OpenTurnover } from '../../credits';
import { balancesOf } from '../../ledger';
import { coinPrice } from '../../market';
import { reviewTimes, type ReviewTimes } from '../../reviews';
import { settings, type Settings } from '../../settings';
import type { Coin } from '../../../../schema/withdrawals';
import { withdrawable } from './withdrawable';
import { withdrawnToday } from '../withdrawals';

/** The policy in force, and how the signed-in user stands by it. */
export interface UserPolicy {
  readonly policy: Settings;
  readonly withdrawable: Money;
  /** What ties the rest of what is available. */
  readonly turnover: OpenTurnover;
  readonly today: { readonly count: number; readonly sum: Money };
  readonly times: ReviewTimes;
  /** Null while a quote is out of date. */
  readonly coins: readonly { readonly coin: Coin; readonly price: string | null }[];
}

const COINS = ['USDT', 'BTC', 'ETH'] as const;

/** @throws LOGIN_REQUIRED */
export async function policyOfUser(ctx: Context): Promise<UserPolicy> {
  const { userId } = requireUser(ctx);
  const [policy, balances, turnover, today, times, coins] = await Promise.all([
    settings(ctx),
    balancesOf(ctx, userId),
    openTurnover(ctx.db, userId),
    withdrawnToday(ctx.db, userId),
    reviewTimes(ctx, 'WITHDRAWAL'),
    Promise.all(COINS.map(async (coin) => ({ coin, price: await coinPrice(ctx, coin) }))),
  ]);
  const open = [{ left: turnover.held, fulfilled: false }];
  return {
    ...{ policy, turnover, today, times, coins },
    withdrawable: withdrawable(balances.available, open),
  };
}
