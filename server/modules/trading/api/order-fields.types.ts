import { Field, ID, Int, ObjectType } from 'type-graphql';
import { money } from '../../../../schema/money';
import { netOf, paidOf } from '../../../../schema/order-outcome';
import { formatPrice } from '../../../../schema/price';
import { directions, outcomes, type Direction, type Outcome } from '../../../../schema/states';
import type { ApiContext } from '../../../graphql/api-context';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, Decimal, MoneyType, toMoneyType } from '../../../graphql/scalars';
import type { Order } from '../order.entity';

export const DirectionEnum = graphqlEnum('Direction', directions, 'Buy up or sell down.');
export const OutcomeEnum = graphqlEnum('Outcome', outcomes, 'What a contract came to.');
export const OrderStateEnum = graphqlEnum('OrderState', ['OPEN', 'SETTLED'], 'Open or settled.');

/** What both schemas show of an order: values, so that a list of fifty costs no thousand calls. */
@ObjectType({ simpleResolvers: true })
export abstract class OrderFields {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Order number shown to people.' })
  number!: string;

  @Field(() => DirectionEnum)
  direction!: Direction;

  @Field(() => Int)
  multiple!: number;

  @Field(() => MoneyType)
  stake!: MoneyType;

  @Field(() => MoneyType)
  fee!: MoneyType;

  @Field(() => Int)
  payoutBp!: number;

  @Field(() => Int)
  feeBp!: number;

  @Field(() => Int)
  durationSeconds!: number;

  @Field(() => DateTime)
  openQuoteAt!: Date;

  @Field(() => Decimal)
  openPrice!: string;

  @Field(() => DateTime)
  openedAt!: Date;

  @Field(() => DateTime)
  settlesAt!: Date;

  @Field(() => DateTime, { nullable: true })
  closeQuoteAt!: Date | null;

  @Field(() => Decimal, { nullable: true })
  closePrice!: string | null;

  @Field(() => DateTime, { nullable: true })
  settledAt!: Date | null;

  @Field(() => OrderStateEnum)
  state!: 'OPEN' | 'SETTLED';

  @Field(() => OutcomeEnum, { nullable: true })
  outcome!: Outcome | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'What came to available at settlement.',
  })
  paid!: MoneyType | null;

  @Field(() => MoneyType, { nullable: true, description: 'Result after the fee, signed.' })
  net!: MoneyType | null;
}

const usd = (minor: bigint): MoneyType => toMoneyType(money('USD', minor));

/** The shown fields of an order, and its instrument. Prices have the instrument's decimals. */
export async function showOrder(ctx: ApiContext, order: Order) {
  const instrument = await ctx.loaders.instruments.load(order.instrumentId);
  if (!instrument) throw new Error(`order ${order.id} is on no instrument`);
  const { stake, fee, paid, openPrice, closePrice, ...same } = order;
  const { payoutBp, outcome } = same;
  const { decimals } = instrument;
  const terms = { asset: 'USD' as const, stake, fee, payoutBp };
  return {
    ...same,
    stake: usd(stake),
    fee: usd(fee),
    openPrice: formatPrice(openPrice, decimals),
    closePrice: closePrice === null ? null : formatPrice(closePrice, decimals),
    state: outcome === null ? ('OPEN' as const) : ('SETTLED' as const),
    paid: paid === null ? null : usd(paid),
    net: outcome === null ? null : toMoneyType(netOf(terms, outcome)),
    expectedProfit: usd(paidOf(terms, 'WIN').minor - stake),
    instrument,
  } satisfies OrderFields & Record<string, unknown>;
}

export const showOrders = (ctx: ApiContext, orders: readonly Order[]) =>
  Promise.all(orders.map((order) => showOrder(ctx, order)));
