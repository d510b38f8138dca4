import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { followingStates, type Direction, type FollowingState } from '../../../../schema/states';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, Decimal, MoneyType } from '../../../graphql/scalars';
import { Payload, UserError } from '../../../graphql/user-errors';
import { InstrumentType } from '../../market/api/market.types';
import { DirectionEnum } from '../../trading/api/order-fields.types';
import { OrderType } from '../../trading/api/order.types';
import type { CopyLimit } from '../follow.entities';

export const FollowingStateEnum = graphqlEnum(
  'FollowingState',
  followingStates,
  'Copied, not for now, or no more.',
);

const CopyLimitEnum = graphqlEnum(
  'CopyLimit',
  ['DAILY_CAP', 'OWN_LIMIT'] as const satisfies readonly CopyLimit[],
  'The daily cap of the following, or a limit that one set for all own trading.',
);

@ObjectType('TradingRecord', {
  description: 'What all own settled orders since registration came to, copies left out.',
  simpleResolvers: true,
})
export class TradingRecordType {
  @Field(() => Int, { description: 'Won, lost and drawn.' })
  count!: number;

  @Field(() => Int)
  wins!: number;

  @Field(() => Int, { description: 'Counted apart: stake and fee came back.' })
  voids!: number;

  @Field(() => Int, { nullable: true, description: 'Won of all that count, basis points.' })
  wonBp!: number | null;

  @Field(() => MoneyType, { description: 'After fees, signed.' })
  net!: MoneyType;

  @Field(() => MoneyType, { description: 'The deepest fall of the net below its highest point.' })
  drawdown!: MoneyType;
}

@ObjectType('Leader', { description: 'Somebody who publishes their trading, or did.' })
export class LeaderType {
  @Field(() => ID)
  id!: string;

  @Field(() => DateTime, { description: 'When they began to publish, or ended it.' })
  changedAt!: Date;
}

@ObjectType('Following', { description: 'One’s own following of one leader.' })
export class FollowingType {
  @Field(() => ID)
  id!: string;

  @Field(() => MoneyType, { description: 'The stake of each copy.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'What may go into copies a day, stakes and fees.' })
  dailyCap!: MoneyType;

  @Field(() => FollowingStateEnum)
  state!: FollowingState;

  @Field(() => DateTime)
  since!: Date;
}

@ObjectType('Copy', { description: 'What became of a leader’s order for oneself.' })
class CopyType {
  @Field(() => ID)
  id!: string;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => LeaderType, { nullable: true, description: 'Whose order it was.' })
  leader!: LeaderType | null;

  @Field(() => InstrumentType, { nullable: true, description: 'What the leader’s order was on.' })
  instrument!: InstrumentType | null;

  @Field(() => DirectionEnum, { nullable: true, description: 'Of the leader’s order.' })
  direction!: Direction | null;

  @Field(() => OrderType, { nullable: true, description: 'Null where it was refused.' })
  order!: OrderType | null;

  @Field(() => UserError, { nullable: true, description: 'Why it was refused.' })
  refusal!: UserError | null;

  @Field(() => CopyLimitEnum, { nullable: true, description: 'Of PERSONAL_LIMIT: which.' })
  limit!: CopyLimit | null;
}

export const LeaderConnection = connectionOf('Leader', () => LeaderType);
export const CopyConnection = connectionOf('Copy', () => CopyType);

@InputType({ description: 'Whether one’s trading is published.' })
export class TradingPublishInput {
  @Field(() => Boolean)
  publishes!: boolean;
}

@InputType({ description: 'Whom to follow and with how much.' })
export class LeaderFollowInput {
  @Field(() => ID)
  leaderId!: string;

  @Field(() => Decimal, { description: 'USD: the stake of each copy.' })
  amount!: string;

  @Field(() => Decimal, { description: 'USD: the largest loss a day, not below the amount.' })
  dailyCap!: string;
}

@InputType({ description: 'Which following, and whether it is only paused.' })
export class FollowingStopInput {
  @Field(() => ID)
  followingId!: string;

  @Field(() => Boolean, { description: 'Paused; following the leader again ends the pause.' })
  pause!: boolean;
}

@ObjectType({ implements: Payload, description: 'Oneself as a leader after the change.' })
export class TradingPublishPayload extends Payload {
  @Field(() => LeaderType, { nullable: true })
  leader!: LeaderType | null;
}

@ObjectType({ implements: Payload, description: 'Whom one follows after the change.' })
export class FollowingsPayload extends Payload {
  @Field(() => [FollowingType], { nullable: true })
  followings!: FollowingType[] | null;
}
