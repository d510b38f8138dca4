import { Field, ObjectType } from 'type-graphql';
import { MoneyType } from '../../../graphql/scalars';

@ObjectType('Balances', {
  description: 'What the user has, and what became of it.',
  simpleResolvers: true,
})
export class BalancesType {
  @Field(() => MoneyType, { description: 'Available, frozen and held together.' })
  total!: MoneyType;

  @Field(() => MoneyType)
  available!: MoneyType;

  @Field(() => MoneyType)
  frozen!: MoneyType;

  @Field(() => MoneyType, { description: 'Principal in projects.' })
  held!: MoneyType;

  @Field(() => MoneyType, { description: 'The total at the end of the previous platform day.' })
  yesterdayBalance!: MoneyType;

  @Field(() => MoneyType)
  yesterdayProfit!: MoneyType;

  @Field(() => MoneyType)
  todayProfit!: MoneyType;

  @Field(() => MoneyType)
  totalProfit!: MoneyType;

  @Field(() => MoneyType, { description: 'Stakes of open contracts.' })
  openStakes!: MoneyType;
}

@ObjectType('AdminBalances', {
  description: 'What a customer has, and what it came from.',
  simpleResolvers: true,
})
export class AdminBalancesType {
  @Field(() => MoneyType)
  total!: MoneyType;

  @Field(() => MoneyType)
  available!: MoneyType;

  @Field(() => MoneyType)
  frozen!: MoneyType;

  @Field(() => MoneyType)
  held!: MoneyType;

  @Field(() => MoneyType, { description: 'All recharges credited.' })
  rechargedTotal!: MoneyType;

  @Field(() => MoneyType, { description: 'Settled contracts after fees.' })
  contractsNet!: MoneyType;
}
