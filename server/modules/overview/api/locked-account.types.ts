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

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when a code lifts the user’s own freeze; null where there is none.',
  })
  freezeEndsAt!: Date | null;

  @Field(() => Boolean, { description: 'Staff locked it; that can be appealed once.' })
  byStaff!: boolean;

  @Field(() => BalancesType)
  balances!: BalancesType;

  @Field(() => [OrderType], { description: 'They settle as if nothing had happened.' })
  openOrders!: OrderType[];
}
