import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Dividend, HoldingState } from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime, Decimal, MoneyType } from '../../../graphql/scalars';
import { HoldingStateEnum } from './holding.types';
import { DividendEnum } from './project.types';

const settlers = ['USER', 'PLATFORM', 'RENEWAL'] as const;
const SettlerEnum = graphqlEnum(
  'HoldingSettler',
  settlers,
  'Who settled it. RENEWAL: its owner, by renewing it.',
);

@ObjectType('AdminHolding', {
  description: 'One user’s share in a project, on the terms they accepted. Read only.',
  simpleResolvers: true,
})
export class AdminHoldingType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'What people know it by.' })
  number!: string;

  /** Whose it is; `user` says who that is. */
  userId!: string;

  @Field(() => ID)
  projectId!: string;

  @Field(() => String, { description: 'Of the accepted terms, in the language of the request.' })
  projectTitle!: string;

  @Field(() => Int, { description: 'Of the terms that were accepted.' })
  version!: number;

  @Field(() => String, { description: 'SHA-256 of the accepted terms, 64 hexadecimal digits.' })
  termsHash!: string;

  @Field(() => HoldingStateEnum)
  state!: HoldingState;

  @Field(() => Decimal, { description: 'Percent a year.' })
  annualRate!: string;

  @Field(() => Int)
  days!: number;

  @Field(() => DividendEnum)
  dividend!: Dividend;

  @Field(() => MoneyType, { description: 'What was put in by joining.' })
  initial!: MoneyType;

  @Field(() => MoneyType, { description: 'With what was added since.' })
  principal!: MoneyType;

  @Field(() => MoneyType, { description: 'Interest earned so far, less what was given up.' })
  accrued!: MoneyType;

  @Field(() => MoneyType, { description: 'Interest paid out so far.' })
  paid!: MoneyType;

  @Field(() => MoneyType, { description: 'The most interest that can still be paid.' })
  promised!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'Agreed at joining.' })
  topUp!: MoneyType | null;

  @Field(() => DateTime, { nullable: true })
  topupDueAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  topupPaidAt!: Date | null;

  @Field(() => String, { description: 'The time zone its days are counted in.' })
  zone!: string;

  @Field(() => DateTime)
  startedAt!: Date;

  @Field(() => DateTime)
  endsAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'The next 00:00 that pays interest.' })
  nextAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  settledAt!: Date | null;

  @Field(() => SettlerEnum, { nullable: true })
  settledBy!: (typeof settlers)[number] | null;
}

export const AdminHoldingList = listOf('AdminHolding', () => AdminHoldingType);

@InputType('AdminHoldingFilter', { description: 'Which holdings.' })
export class AdminHoldingFilterInput {
  @Field(() => ID, { nullable: true })
  projectId?: string | null;

  @Field(() => ID, { nullable: true })
  userId?: string | null;

  @Field(() => HoldingStateEnum, { nullable: true })
  state?: HoldingState | null;

  @Field(() => String, { nullable: true, description: 'A holding’s number.' })
  search?: string | null;
}
