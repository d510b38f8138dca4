import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { creditStates, type CreditState, type RechargeClass } from '../../../../schema/states';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { RechargeClassEnum } from '../../recharges/api/recharge.types';

const CreditStateEnum = graphqlEnum(
  'CreditState',
  creditStates,
  'OPEN: what is left is tied to its turnover. USED: losses and fees used it up before.',
);

@ObjectType('Turnover', {
  description: 'Stakes of contracts won or lost that free what was given.',
  simpleResolvers: true,
})
export class TurnoverType {
  @Field(() => MoneyType, { description: 'As it was stated when credited.' })
  required!: MoneyType;

  @Field(() => MoneyType)
  done!: MoneyType;

  @Field(() => MoneyType)
  left!: MoneyType;
}

@ObjectType('OpenTurnover', {
  description: 'All turnover of one’s own that is open; zeros without a credit that is.',
  simpleResolvers: true,
})
export class OpenTurnoverType extends TurnoverType {
  @Field(() => MoneyType, { description: 'What cannot be withdrawn or converted meanwhile.' })
  held!: MoneyType;
}

@ObjectType('Credit', { description: 'Money that the platform gave.', simpleResolvers: true })
export class CreditType {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { description: 'The recharge that it is.' })
  rechargeId!: string;

  @Field(() => String, { description: 'The number people call it by.' })
  number!: string;

  @Field(() => RechargeClassEnum)
  class!: RechargeClass;

  @Field(() => String, { description: 'The campaign’s title, in the language of the request.' })
  title!: string;

  @Field(() => CreditStateEnum)
  state!: CreditState;

  @Field(() => MoneyType)
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'What losses and fees have not used up.' })
  left!: MoneyType;

  @Field(() => TurnoverType)
  turnover!: TurnoverType;

  @Field(() => DateTime)
  grantedAt!: Date;
}

export const CreditConnection = connectionOf('Credit', () => CreditType);
export const CreditList = listOf('Credit', () => CreditType);

@InputType({ description: 'Who is credited under which campaign.' })
export class CreditGrantInput {
  @Field(() => ID)
  campaignId!: string;

  @Field(() => ID)
  userId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the recharge that a credit of class BONUS rewards.',
  })
  rewards?: string | null;

  @Field(() => String)
  idempotencyKey!: string;
}

@InputType({ description: 'What somebody is to be credited by hand.' })
export class CreditProposeInput {
  @Field(() => ID)
  userId!: string;

  @Field(() => RechargeClassEnum)
  class!: RechargeClass;

  @Field(() => String, { description: 'USD, plain decimal.' })
  amount!: string;

  @Field(() => Int, { description: 'The stated turnover is this many times the credit.' })
  turnoverTimes!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the recharge that a credit of class BONUS rewards.',
  })
  rewards?: string | null;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}

@ObjectType({ implements: Payload, description: 'The credit as it was given.' })
export class CreditPayload extends Payload {
  @Field(() => CreditType, { nullable: true })
  credit!: CreditType | null;
}
