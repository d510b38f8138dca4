import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { PaymentMethodKind } from '../../../../schema/payment-methods';
import { withdrawalStates, type WithdrawalState } from '../../../../schema/states';
import type { Coin } from '../../../../schema/withdrawals';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import { AssetEnum, DateTime, Decimal, MoneyType } from '../../../graphql/scalars';
import { Payload, UserError } from '../../../graphql/user-errors';
import { PasskeyAnswerInput } from '../../accounts/api/passkey.types';
import { PaymentMethodKindEnum } from '../../payment-methods/api/payment-method.types';

export const WithdrawalStateEnum = graphqlEnum(
  'WithdrawalState',
  withdrawalStates,
  'Where a withdrawal stands. CANCELLED by its user.',
);

@ObjectType('Withdrawal', { description: 'Money on its way out.', simpleResolvers: true })
export class WithdrawalType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => WithdrawalStateEnum)
  state!: WithdrawalState;

  @Field(() => DateTime)
  submittedAt!: Date;

  @Field(() => DateTime, { nullable: true })
  takenAt!: Date | null;

  @Field(() => DateTime, { description: 'The promised time of the review.' })
  reviewBy!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When the money left.' })
  paidAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When all of it came back.' })
  returnedAt!: Date | null;
}

export const WithdrawalConnection = connectionOf('Withdrawal', () => WithdrawalType);

@ObjectType('WithdrawalTarget', {
  description: 'Where a withdrawal goes, with stars. It stays readable after it was deleted.',
  simpleResolvers: true,
})
export class WithdrawalTargetType {
  @Field(() => ID)
  id!: string;

  @Field(() => PaymentMethodKindEnum)
  kind!: PaymentMethodKind;

  @Field(() => String)
  masked!: string;

  @Field(() => String, { nullable: true })
  holderMasked!: string | null;

  @Field(() => String, { nullable: true })
  bank!: string | null;

  @Field(() => String, { nullable: true })
  branch!: string | null;

  @Field(() => String, { nullable: true })
  network!: string | null;

  @Field(() => DateTime)
  createdAt!: Date;
}

@ObjectType('CoinPrice', { description: 'Dollars a coin now.', simpleResolvers: true })
export class CoinPriceType {
  @Field(() => AssetEnum)
  coin!: Coin;

  @Field(() => Decimal, { nullable: true, description: 'Null while the quote is out of date.' })
  price!: string | null;
}

@ObjectType('WithdrawalPolicy', {
  description: 'All that a withdrawal costs and needs, and how one’s own stand today.',
  simpleResolvers: true,
})
export class WithdrawalPolicyType {
  @Field(() => MoneyType)
  min!: MoneyType;

  @Field(() => MoneyType)
  max!: MoneyType;

  @Field(() => MoneyType)
  dayMax!: MoneyType;

  @Field(() => Int)
  dayCount!: number;

  @Field(() => Int, { description: 'Basis points of the amount, rounded down to the cent.' })
  feeBp!: number;

  @Field(() => Int, { description: 'Basis points off the quote of a coin.' })
  spreadBp!: number;

  @Field(() => String, { description: '`09:00`, in the platform’s zone.' })
  opens!: string;

  @Field(() => String)
  closes!: string;

  @Field(() => String)
  zone!: string;

  @Field(() => Int)
  reviewHours!: number;

  @Field(() => MoneyType, { description: 'What can be withdrawn now.' })
  withdrawable!: MoneyType;

  @Field(() => Int, { description: 'One’s own of today; failed and cancelled ones do not count.' })
  todayCount!: number;

  @Field(() => MoneyType)
  todaySum!: MoneyType;

  @Field(() => Int, { nullable: true, description: 'Half were decided within it, over 30 days.' })
  medianSeconds!: number | null;

  @Field(() => Int, { nullable: true, description: '95 of 100 were decided within it.' })
  p95Seconds!: number | null;

  @Field(() => [CoinPriceType])
  coins!: CoinPriceType[];
}

@ObjectType('WithdrawalCondition', {
  description: 'A condition that is not met.',
  simpleResolvers: true,
})
export class WithdrawalConditionType {
  @Field(() => UserError)
  error!: UserError;

  @Field(() => String, {
    nullable: true,
    description: 'The path of the screen that mends it; null where the form or time does.',
  })
  screen!: string | null;
}

@InputType({ description: 'What would be withdrawn, as far as it is known.' })
export class WithdrawalPreflightInput {
  @Field(() => ID, { nullable: true, description: 'One’s default or newest when left out.' })
  targetId?: string | null;

  @Field(() => String, { nullable: true, description: 'USD, plain decimal.' })
  amount?: string | null;
}

@InputType({ description: 'How much, where to, and the fund password or a passkey.' })
export class WithdrawalSubmitInput {
  @Field(() => ID)
  targetId!: string;

  @Field(() => String, { description: 'USD, plain decimal; the fee comes out of it.' })
  amount!: string;

  @Field(() => String, { nullable: true })
  fundPassword?: string | null;

  @Field(() => PasskeyAnswerInput, { nullable: true })
  passkey?: PasskeyAnswerInput | null;

  @Field(() => String)
  idempotencyKey!: string;
}

@InputType({ description: 'Which withdrawal of one’s own.' })
export class WithdrawalCancelInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'The withdrawal after the act.' })
export class WithdrawalPayload extends Payload {
  @Field(() => WithdrawalType, { nullable: true })
  withdrawal!: WithdrawalType | null;
}
