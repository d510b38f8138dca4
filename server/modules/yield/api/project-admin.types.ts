import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Dividend, ProjectPhase } from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime, Decimal, MoneyType } from '../../../graphql/scalars';
import { StaffNameType } from '../../staff/api/staff.types';
import { staffProjectTabs } from '../desk/all-projects';
import { DividendEnum, ProjectPhaseEnum } from './project.types';

export const StaffProjectTabEnum = graphqlEnum(
  'StaffProjectTab',
  staffProjectTabs,
  'Released or not. SUSPENDED: offered to nobody at present.',
);

@ObjectType('ProjectCoverage', {
  description: 'What a project promises and what is put aside for it.',
  simpleResolvers: true,
})
export class ProjectCoverageType {
  @Field(() => MoneyType, { description: 'The most interest that holders can still be paid.' })
  promised!: MoneyType;

  @Field(() => MoneyType)
  funded!: MoneyType;

  @Field(() => MoneyType, { description: 'What exceeds the promise: it may be taken back.' })
  free!: MoneyType;

  @Field(() => MoneyType, { description: 'Principal of unsettled holdings.' })
  invested!: MoneyType;

  @Field(() => MoneyType, { description: 'Agreed top-ups that are not paid yet.' })
  topUps!: MoneyType;

  @Field(() => MoneyType, { description: 'Of the capacity, less what others have agreed to add.' })
  left!: MoneyType;
}

@ObjectType('AdminProject', {
  description: 'An offer of fixed-term interest as staff see it.',
  simpleResolvers: true,
})
export class AdminProjectType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'In the language of the request.' })
  title!: string;

  @Field(() => Int, { description: 'Of the terms in force.' })
  version!: number;

  @Field(() => Decimal, { description: 'Percent a year.' })
  annualRate!: string;

  @Field(() => Int)
  days!: number;

  @Field(() => DividendEnum)
  dividend!: Dividend;

  @Field(() => MoneyType)
  capacity!: MoneyType;

  @Field(() => DateTime)
  saleStartsAt!: Date;

  @Field(() => DateTime)
  saleEndsAt!: Date;

  @Field(() => ProjectPhaseEnum)
  phase!: ProjectPhase;

  @Field(() => Boolean, { description: 'Whether users see it.' })
  released!: boolean;

  @Field(() => DateTime, { description: 'The first, once users see it.' })
  releaseAt!: Date;

  @Field(() => DateTime, { nullable: true })
  suspendedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Users read it while it is suspended.' })
  suspendReason!: string | null;

  @Field(() => Int, { description: 'How often it was joined, renewals not counted.' })
  units!: number;

  @Field(() => ProjectCoverageType)
  coverage!: ProjectCoverageType;
}

export const AdminProjectList = listOf('AdminProject', () => AdminProjectType);

@ObjectType('ProjectFunding', {
  description: 'Money put aside for a project’s interest, or taken back (below zero).',
  simpleResolvers: true,
})
export class ProjectFundingType {
  @Field(() => ID)
  id!: string;

  @Field(() => MoneyType)
  amount!: MoneyType;

  @Field(() => String)
  bankReference!: string;

  @Field(() => StaffNameType)
  proposedBy!: StaffNameType;

  @Field(() => StaffNameType, { nullable: true })
  confirmedBy!: StaffNameType | null;

  @Field(() => String)
  reason!: string;

  @Field(() => DateTime)
  at!: Date;
}

export const ProjectFundingList = listOf('ProjectFunding', () => ProjectFundingType);
