import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Direction, Outcome } from '../../../schema/states';
import { listOf } from '../../graphql/page';
import { DateTime } from '../../graphql/scalars';
import { DirectionEnum, OrderStateEnum, OutcomeEnum } from './order.types';

@ObjectType('AdminOrder', {
  description: 'A contract with the quotes that opened and closed it. Read only.',
  simpleResolvers: true,
})
export class AdminOrderType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => ID)
  userId!: string;

  @Field(() => DirectionEnum)
  direction!: Direction;

  @Field(() => Int)
  multiple!: number;

  @Field(() => Int)
  payoutBp!: number;

  @Field(() => Int)
  feeBp!: number;

  @Field(() => Int)
  durationSeconds!: number;

  @Field(() => ID)
  openQuoteId!: string;

  @Field(() => DateTime)
  openQuoteAt!: Date;

  @Field(() => DateTime)
  openedAt!: Date;

  @Field(() => DateTime)
  settlesAt!: Date;

  @Field(() => ID, { nullable: true })
  closeQuoteId!: string | null;

  @Field(() => DateTime, { nullable: true })
  closeQuoteAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  settledAt!: Date | null;

  @Field(() => OutcomeEnum, { nullable: true })
  outcome!: Outcome | null;
}

export const AdminOrderList = listOf('AdminOrder', () => AdminOrderType);

@InputType('AdminOrderFilter', { description: 'Which contracts.' })
export class AdminOrderFilterInput {
  @Field(() => ID, { nullable: true })
  userId?: string | null;

  @Field(() => ID, { nullable: true })
  instrumentId?: string | null;

  @Field(() => OrderStateEnum, { nullable: true })
  state?: 'OPEN' | 'SETTLED' | null;

  @Field(() => OutcomeEnum, { nullable: true })
  outcome?: Outcome | null;

  @Field(() => String, { nullable: true, description: 'An order number.' })
  search?: string | null;
}
