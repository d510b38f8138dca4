import { money } from '../../../schema/money';
import { netOf, paidOf } from '../../../schema/order-outcome';
import { formatPrice } from '../../../schema/price';
import { toMoneyType, type MoneyType } from '../../graphql/scalars';
import type { Order } from './order.entity';

const termsOf = ({ stake, fee, payoutBp }: Order) => ({
  asset: 'USD' as const,
  stake,
  fee,
  payoutBp,
});

/** The figures both schemas show of an order. */
export const orderFields = {
  stake: ({ stake }: Order): MoneyType => toMoneyType(money('USD', stake)),
  fee: ({ fee }: Order): MoneyType => toMoneyType(money('USD', fee)),
  expectedProfit: (order: Order): MoneyType =>
    toMoneyType(money('USD', paidOf(termsOf(order), 'WIN').minor - order.stake)),
  state: ({ outcome }: Order): 'OPEN' | 'SETTLED' => (outcome === null ? 'OPEN' : 'SETTLED'),
  paid: ({ paid }: Order): MoneyType | null =>
    paid === null ? null : toMoneyType(money('USD', paid)),
  net: (order: Order): MoneyType | null =>
    order.outcome === null ? null : toMoneyType(netOf(termsOf(order), order.outcome)),
  price: (price: string | null, decimals: number): string | null =>
    price === null ? null : formatPrice(price, decimals),
};
