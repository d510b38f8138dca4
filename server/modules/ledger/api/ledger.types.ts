import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { movementKinds, purses, type Purse } from '../../../../schema/states';
import { money, type Asset } from '../../../../schema/money';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import type { ApiContext } from '../../../graphql/api-context';
import { AssetEnum, DateTime, MoneyType, toMoneyType } from '../../../graphql/scalars';
import { startOfToday } from '../../trading';
import { totalAt } from '../balances';
import type { StatementLine } from '../statement';

export const PurseEnum = graphqlEnum('Purse', purses, 'Available, frozen or held.');

/** `order.open` is ORDER_OPEN on the wire. */
const toKindName = (kind: string): string => kind.toUpperCase().replace('.', '_');
export const fromKindName = (name: string): string => name.toLowerCase().replace('_', '.');

const MovementKindEnum = graphqlEnum(
  'MovementKind',
  movementKinds.map(toKindName),
  'Why money moved.',
);

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

@ObjectType('StatementLine', {
  description: 'One movement as it touched one purse.',
  simpleResolvers: true,
})
class StatementLineType {
  @Field(() => ID)
  id!: string;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => MovementKindEnum)
  kind!: string;

  @Field(() => PurseEnum)
  purse!: Purse;

  @Field(() => MoneyType, { description: 'Signed.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'That purse after the movement.' })
  balanceAfter!: MoneyType;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the order or request behind it.',
  })
  reference!: string | null;
}

export const StatementConnection = connectionOf('Statement', () => StatementLineType);

@InputType('StatementFilter', { description: 'Which lines of the statement.' })
export class StatementFilterInput {
  @Field(() => PurseEnum, { nullable: true })
  purse?: Purse | null;

  @Field(() => AssetEnum, { nullable: true })
  asset?: Asset | null;

  @Field(() => MovementKindEnum, { nullable: true })
  kind?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A day of the platform, YYYY-MM-DD: from its first instant.',
  })
  fromOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A day of the platform, YYYY-MM-DD: to its last instant.',
  })
  toOn?: string | null;
}

/** A line as both schemas show it. */
export const showLine = (line: StatementLine, references: ReadonlyMap<string, string>) => ({
  id: line.id,
  at: line.at,
  kind: toKindName(line.kind),
  purse: line.purse,
  amount: toMoneyType(money(line.asset, BigInt(line.amount))),
  balanceAfter: toMoneyType(money(line.asset, BigInt(line.balance_after))),
  reference: references.get(line.key) ?? null,
});

/** What one user has; asked for by the user's page and by that of a locked one. */
export async function showBalances(ctx: ApiContext, userId: string): Promise<BalancesType> {
  const [balances, results, today] = await Promise.all([
    ctx.loaders.balances.load(userId),
    ctx.loaders.results.load(userId),
    startOfToday(ctx),
  ]);
  return {
    total: toMoneyType(balances.total),
    available: toMoneyType(balances.available),
    frozen: toMoneyType(balances.frozen),
    held: toMoneyType(balances.held),
    yesterdayBalance: toMoneyType(await totalAt(ctx, userId, today)),
    yesterdayProfit: toMoneyType(results.yesterday),
    todayProfit: toMoneyType(results.today),
    totalProfit: toMoneyType(results.total),
    openStakes: toMoneyType(results.openStakes),
  };
}
