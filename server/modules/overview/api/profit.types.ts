import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../graphql/connection';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { OrderType } from '../../trading/api/order.types';
import { HoldingType } from '../../yield/api/holding.types';

@ObjectType('ProfitDay', {
  description: 'What one platform day came to: contracts that settled, and interest.',
  simpleResolvers: true,
})
class ProfitDayType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: '`2026-11-20`.' })
  on!: string;

  @Field(() => Int, { description: 'Contracts.' })
  count!: number;

  @Field(() => MoneyType, { description: 'Of contracts.' })
  stake!: MoneyType;

  @Field(() => Int, { description: 'Holdings that interest comes from.' })
  holdings!: number;

  @Field(() => MoneyType, { description: 'Less what leaving early gave up on that day.' })
  interest!: MoneyType;

  @Field(() => MoneyType, { description: 'Contracts after fees, and interest.' })
  net!: MoneyType;
}

export const ProfitDayConnection = connectionOf('ProfitDay', () => ProfitDayType);

@ObjectType('ProfitItem', {
  description: 'A settled contract, or a holding with what it has earned so far.',
  simpleResolvers: true,
})
class ProfitItemType {
  @Field(() => ID)
  id!: string;

  @Field(() => DateTime, { description: 'When it began.' })
  at!: Date;

  @Field(() => MoneyType, { description: 'After fees, or after what leaving early gave up.' })
  net!: MoneyType;

  @Field(() => OrderType, { nullable: true })
  order!: OrderType | null;

  @Field(() => HoldingType, { nullable: true })
  holding!: HoldingType | null;
}

export const ProfitItemConnection = connectionOf('ProfitItem', () => ProfitItemType);
