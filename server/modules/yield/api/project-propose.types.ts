import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Dividend } from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, Decimal } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { LocalTextInput } from '../../recharges/api/channel-admin.types';
import { AdminProjectType } from './project-admin.types';
import { DividendEnum } from './project.types';

const fundingKinds = ['FUND', 'UNFUND'] as const;
export type FundingKind = (typeof fundingKinds)[number];
const FundingKindEnum = graphqlEnum(
  'ProjectFundingKind',
  fundingKinds,
  'FUND puts money aside for interest, UNFUND takes back what exceeds the promise.',
);

@InputType({ description: 'Agreed at joining.' })
export class ProjectTopUpInput {
  @Field(() => Decimal)
  amount!: string;

  @Field(() => Int, { description: 'Platform days after joining, before the end.' })
  day!: number;
}

@InputType({ description: 'All that a project is to offer, for another to confirm.' })
export class ProjectProposeInput {
  @Field(() => ID, { nullable: true, description: 'Null for a new one.' })
  id?: string | null;

  @Field(() => [LocalTextInput], { description: 'In each of the ten languages.' })
  titles!: LocalTextInput[];

  @Field(() => [LocalTextInput])
  descriptions!: LocalTextInput[];

  @Field(() => [LocalTextInput])
  risks!: LocalTextInput[];

  @Field(() => String)
  issuer!: string;

  @Field(() => Int, { description: 'Parts per million a year of 365 days.' })
  annualPpm!: number;

  @Field(() => Int)
  days!: number;

  @Field(() => DividendEnum)
  dividend!: Dividend;

  @Field(() => Decimal)
  min!: string;

  @Field(() => Decimal, { description: 'Of the principal of one holding, top-ups included.' })
  max!: string;

  @Field(() => Decimal)
  capacity!: string;

  @Field(() => DateTime)
  releaseAt!: Date;

  @Field(() => DateTime)
  saleStartsAt!: Date;

  @Field(() => DateTime)
  saleEndsAt!: Date;

  @Field(() => ProjectTopUpInput, { nullable: true, description: 'Null: none is agreed.' })
  topUp?: ProjectTopUpInput | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of accrued interest, basis points, when left early. Null: not allowed.',
  })
  reductionBp?: number | null;

  @Field(() => Boolean)
  renewable!: boolean;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Money to be put aside for a project, or taken back.' })
export class ProjectFundingProposeInput {
  @Field(() => ID)
  projectId!: string;

  @Field(() => FundingKindEnum)
  kind!: FundingKind;

  @Field(() => Decimal)
  amount!: string;

  @Field(() => String, { description: 'Of the bank; it serves once.' })
  bankReference!: string;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Which project, and why: users read it while it is suspended.' })
export class ProjectSuspendInput {
  @Field(() => ID)
  projectId!: string;

  @Field(() => String)
  reason!: string;
}

@ObjectType({ implements: Payload, description: 'The project after the act.' })
export class AdminProjectPayload extends Payload {
  @Field(() => AdminProjectType, { nullable: true })
  project!: AdminProjectType | null;
}
