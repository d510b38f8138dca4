import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  dividends,
  projectPhases,
  type Dividend,
  type ProjectPhase,
} from '../../../../schema/states';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { projectTabs } from '../projects';

export const DividendEnum = graphqlEnum('Dividend', dividends);
export const ProjectPhaseEnum = graphqlEnum('ProjectPhase', projectPhases);
export const ProjectTabEnum = graphqlEnum(
  'ProjectTab',
  projectTabs,
  'IN_PROGRESS: on sale or sold out. ENDED: the sale is over.',
);

@ObjectType('ProjectTopUp', {
  description:
    'Agreed at joining. Principal and the interest earned until it is due never depend on it.',
  simpleResolvers: true,
})
export class ProjectTopUpType {
  @Field(() => MoneyType)
  amount!: MoneyType;

  @Field(() => Int, { description: 'Platform days after joining.' })
  day!: number;
}

@ObjectType('YieldProject', { description: 'An offer of fixed-term interest.' })
export class YieldProjectType {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { description: 'The version of the terms in force, to be accepted.' })
  termsId!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => String, { description: 'SHA-256 of the terms, 64 hexadecimal digits.' })
  hash!: string;

  @Field(() => String)
  issuer!: string;

  @Field(() => Int)
  days!: number;

  @Field(() => DividendEnum)
  dividend!: Dividend;

  @Field(() => DateTime, { description: 'The first, whatever later terms say.' })
  releaseAt!: Date;

  @Field(() => DateTime)
  saleStartsAt!: Date;

  @Field(() => DateTime)
  saleEndsAt!: Date;

  @Field(() => Boolean, { description: 'May be left before its end.' })
  earlyStop!: boolean;

  @Field(() => Int, { description: 'Of accrued interest, basis points, when left early.' })
  reductionBp!: number;

  @Field(() => Boolean)
  renewable!: boolean;

  @Field(() => Int, { description: 'How often it was joined, renewals not counted.' })
  units!: number;

  @Field(() => ProjectPhaseEnum)
  phase!: ProjectPhase;

  @Field(() => String, { nullable: true, description: 'Why it is suspended; null when it is not.' })
  suspendReason!: string | null;
}

export const ProjectConnection = connectionOf('YieldProject', () => YieldProjectType);

@ObjectType('ProjectOutlook', {
  description: 'What comes of joining now with an amount.',
  simpleResolvers: true,
})
export class ProjectOutlookType {
  @Field(() => MoneyType)
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Interest of one full day of the amount.' })
  daily!: MoneyType;

  @Field(() => MoneyType, { description: 'Interest until the end, with the agreed top-up.' })
  interest!: MoneyType;

  @Field(() => MoneyType, { description: 'Principal, top-up and interest.' })
  total!: MoneyType;

  @Field(() => DateTime)
  startsAt!: Date;

  @Field(() => DateTime)
  firstInterestAt!: Date;

  @Field(() => DateTime, { nullable: true })
  topupDueAt!: Date | null;

  @Field(() => DateTime)
  endsAt!: Date;
}

@InputType({ description: 'To join a project, on terms that were read.' })
export class ProjectJoinInput {
  @Field(() => ID)
  projectId!: string;

  @Field(() => String)
  amount!: string;

  @Field(() => ID, { description: 'The version that was accepted.' })
  termsId!: string;

  @Field(() => String)
  idempotencyKey!: string;
}
