import { Field, ObjectType } from 'type-graphql';
import { MoneyType } from '../../../graphql/scalars';

@ObjectType('Balances', {
  description: 'What the user has, and what became of it.',
  simpleResolvers: true,
})
export class BalancesType {
  @Field(() => MoneyType, { description: 'Available, frozen, held and coins together.' })
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

  @Field(() => MoneyType, { description: 'Interest of yield projects that was paid out.' })
  interestPaid!: MoneyType;

  @Field(() => MoneyType, { description: 'Withdrawals that were paid, fees in them.' })
  withdrawnTotal!: MoneyType;

  @Field(() => MoneyType, { description: 'USD given for coins, less what came back for them.' })
  convertedNet!: MoneyType;

  @Field(() => MoneyType, { description: 'What the coins are worth at the newest quotes.' })
  coinsValue!: MoneyType;
}
