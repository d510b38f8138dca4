import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars';
import { BalancesType } from './balances.types';
import { OrderType } from '../../trading/api/order.types';

@ObjectType('LockedAccount', {
  description: 'The one page of a locked user: why, what is theirs, what is open.',
  simpleResolvers: true,
})
export class LockedAccountType {
  @Field(() => String)
  reason!: string;

  @Field(() => DateTime)
  lockedAt!: Date;

  @Field(() => BalancesType)
  balances!: BalancesType;

  @Field(() => [OrderType], { description: 'They settle as if nothing had happened.' })
  openOrders!: OrderType[];
}
