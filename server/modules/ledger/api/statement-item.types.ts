import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../graphql/connection';
import { DayRange } from '../../../graphql/day-range';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { MovementKindEnum } from './ledger.types';

@ObjectType('StatementItem', {
  description: 'A contract, request or other object, as it touched the user’s money so far.',
  simpleResolvers: true,
})
export class StatementItemType {
  @Field(() => ID, { description: 'Its newest movement.' })
  id!: string;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => MovementKindEnum, { description: 'Of its newest movement.' })
  kind!: string;

  @Field(() => [MoneyType], {
    description: 'Signed: what it did to what is available, one a currency.',
  })
  changes!: readonly MoneyType[];

  @Field(() => String, {
    nullable: true,
    description: 'Number of the order or request behind it.',
  })
  reference!: string | null;

  /** The key of its newest movement; not shown. */
  key!: string;
}

export const StatementItemConnection = connectionOf('StatementItem', () => StatementItemType);

@InputType({ description: 'The days of an object’s newest movement.' })
export class StatementDaysInput extends DayRange {}
