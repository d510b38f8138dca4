import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../graphql/connection';
import { MoneyType } from '../../../graphql/scalars';

@ObjectType('ProfitDay', {
  description: 'What the contracts that settled on one platform day came to.',
  simpleResolvers: true,
})
class ProfitDayType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '`2026-11-20`.' })
  on!: string;

  @Field(() => Int)
  count!: number;

  @Field(() => MoneyType)
  stake!: MoneyType;

  @Field(() => MoneyType, { description: 'After fees.' })
  net!: MoneyType;
}

export const ProfitDayConnection = connectionOf('ProfitDay', () => ProfitDayType);
