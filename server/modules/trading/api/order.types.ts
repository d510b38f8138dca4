import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Direction, Outcome } from '../../../../schema/states';
import { DayRange } from '../../../graphql/day-range';
import { connectionOf } from '../../../graphql/connection';
import { MoneyType } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { InstrumentType } from '../../market/api/market.types';
import { DirectionEnum, OrderFields, OrderStateEnum, OutcomeEnum } from './order-fields.types';

@ObjectType('Order', { description: 'One timed up/down contract.', simpleResolvers: true })
export class OrderType extends OrderFields {
  @Field(() => MoneyType, { description: 'What a win adds to the stake.' })
  expectedProfit!: MoneyType;

  @Field(() => InstrumentType)
  instrument!: InstrumentType;
}

export const OrderConnection = connectionOf('Order', () => OrderType);

@ObjectType('OrderTotals', {
  description: 'Count, stake and net over a whole filter.',
  simpleResolvers: true,
})
export class OrderTotalsType {
  @Field(() => Int)
  count!: number;

  @Field(() => MoneyType)
  stake!: MoneyType;

  @Field(() => MoneyType)
  net!: MoneyType;
}

@InputType('OrderFilter', {
  description: 'Which orders: they belong to the platform day on which they opened.',
})
export class OrderFilterInput extends DayRange {
  @Field(() => OrderStateEnum, { nullable: true })
  state?: 'OPEN' | 'SETTLED' | null;

  @Field(() => OutcomeEnum, { nullable: true })
  outcome?: Outcome | null;

  @Field(() => ID, { nullable: true })
  instrumentId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: copies of leaders’ orders alone.' })
  copied?: boolean | null;
}

@InputType({ description: 'The terms of a new contract, as the ticket shows them.' })
export class OrderPlaceInput {
  @Field(() => ID)
  instrumentId!: string;

  @Field(() => DirectionEnum)
  direction!: Direction;

  @Field(() => String, { description: 'The unit in USD; the stake is amount x multiple.' })
  amount!: string;

  @Field(() => Int)
  multiple!: number;

  @Field(() => Int)
  durationSeconds!: number;

  @Field(() => String, {
    nullable: true,
    description: 'With tolerance, both or none: refuse when the server quotes further away.',
  })
  seenPrice?: string | null;

  @Field(() => String, { nullable: true })
  tolerance?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Basis points, with seenFeeBp, both or none: refuse at any other payout or fee (TERMS_CHANGED).',
  })
  seenPayoutBp?: number | null;

  @Field(() => Int, { nullable: true })
  seenFeeBp?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The risk notice in force, to acknowledge it with the order: recorded if the order opens.',
  })
  riskNoticeId?: string | null;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'The contract that was opened.' })
export class OrderPlacePayload extends Payload {
  @Field(() => OrderType, { nullable: true })
  order!: OrderType | null;
}
