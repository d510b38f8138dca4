import { Field, ID, Int, ObjectType } from 'type-graphql';
import { directions, outcomes, type Direction, type Outcome } from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, Decimal, MoneyType } from '../../../graphql/scalars';
import type { FeedName } from '../../market';
import { MarketFeedEnum } from '../../market/api/market.types';

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

  @Field(() => MarketFeedEnum, {
    nullable: true,
    description: 'Which feed its entry came from; null for contracts from before that was kept.',
  })
  feed!: FeedName | null;
}
