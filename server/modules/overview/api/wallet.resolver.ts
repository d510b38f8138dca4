import { Ctx, Query, Resolver } from 'type-graphql';
import { formatMoney, usd, type Money } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import { requireUser } from '../../../platform/context';
import type { LedgerLoaders } from '../../ledger';
import { approximately, coinsOf, worthOf } from '../wallet';
import { WalletType } from './wallet.types';

const orNull = (value: Money | null) => value && toMoneyType(value);

@Resolver()
export class WalletResolver {
  @Query(() => WalletType, { description: 'Own coins at the newest quotes.' })
  async wallet(@Ctx() ctx: ApiContext<LedgerLoaders>): Promise<WalletType> {
    const { userId } = requireUser(ctx);
    const balances = await ctx.loaders.balances.load(userId);
    const [coins, total] = await Promise.all([coinsOf(ctx, balances), worthOf(ctx, balances)]);
    const about = await approximately(ctx, total);
    return {
      coins: coins.map(({ coin, available, frozen, price, value }) => ({
        coin,
        available: toMoneyType(available),
        frozen: toMoneyType(frozen),
        price: orNull(price),
        value: orNull(value),
      })),
      total: toMoneyType(total),
      approximation: about && {
        currency: about.currency,
        rate: about.rate,
        base: about.base,
        at: about.at,
        amount: formatMoney(usd(about.hundredths)),
      },
    };
  }
}
