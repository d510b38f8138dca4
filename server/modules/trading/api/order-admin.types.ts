import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Outcome } from '../../../../schema/states';
import { listOf } from '../../../graphql/page';
import { OrderFields, OrderStateEnum, OutcomeEnum } from './order-fields.types';

@ObjectType('AdminOrder', {
  description: 'A contract with the quotes that opened and closed it. Read only.',
  simpleResolvers: true,
})
export class AdminOrderType extends OrderFields {
  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  symbol!: string;

  @Field(() => String, { description: 'SHA-256 of the frozen terms, hexadecimal.' })
  termsHash!: string;

  @Field(() => ID)
  openQuoteId!: string;

  @Field(() => ID, { nullable: true })
  closeQuoteId!: string | null;
}

export const AdminOrderList = listOf('AdminOrder', () => AdminOrderType);

@InputType('AdminOrderFilter', { description: 'Which contracts.' })
export class AdminOrderFilterInput {
  @Field(() => ID, { nullable: true })
  userId?: string | null;

  @Field(() => ID, { nullable: true })
  instrumentId?: string | null;

  @Field(() => OrderStateEnum, { nullable: true })
  state?: 'OPEN' | 'SETTLED' | null;

  @Field(() => OutcomeEnum, { nullable: true })
  outcome?: Outcome | null;

  @Field(() => String, { nullable: true, description: 'An order number.' })
  search?: string | null;
}
