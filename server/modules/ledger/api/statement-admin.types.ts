import { Field, ID, ObjectType } from 'type-graphql';
import type { Purse } from '../../../../schema/states';
import { listOf } from '../../../graphql/page';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { PurseEnum } from './ledger.types';

@ObjectType('AdminStatementLine', {
  description: 'One movement as it touched one purse of a customer.',
  simpleResolvers: true,
})
class AdminStatementLineType {
  @Field(() => ID)
  id!: string;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => String)
  kind!: string;

  @Field(() => PurseEnum)
  purse!: Purse;

  @Field(() => MoneyType)
  amount!: MoneyType;

  @Field(() => MoneyType)
  balanceAfter!: MoneyType;

  @Field(() => String, { nullable: true })
  reference!: string | null;
}

export const AdminStatementList = listOf('AdminStatement', () => AdminStatementLineType);
