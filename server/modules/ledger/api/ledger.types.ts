import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { movementKinds, purses, type Purse } from '../../../../schema/states';
import type { Asset } from '../../../../schema/money';
import { connectionOf } from '../../../graphql/connection';
import { DayRange } from '../../../graphql/day-range';
import { graphqlEnum } from '../../../graphql/enums';
import { AssetEnum, DateTime, MoneyType } from '../../../graphql/scalars';
import { toKindName } from './kind-names';

export const PurseEnum = graphqlEnum('Purse', purses, 'Available, frozen or held.');

export const MovementKindEnum = graphqlEnum(
  'MovementKind',
  movementKinds.map(toKindName),
  'Why money moved.',
);

@ObjectType('StatementLine', {
  description: 'One movement as it touched one purse.',
  simpleResolvers: true,
})
export class StatementLineType {
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
export class StatementFilterInput extends DayRange {
  @Field(() => PurseEnum, { nullable: true })
  purse?: Purse | null;

  @Field(() => AssetEnum, { nullable: true })
  asset?: Asset | null;

  @Field(() => MovementKindEnum, { nullable: true })
  kind?: string | null;
}
