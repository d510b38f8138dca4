import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { holdingStates, type Dividend, type HoldingState } from '../../../../schema/states';
import { connectionOf } from '../../../graphql/connection';
import { graphqlEnum } from '../../../graphql/enums';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { Payload } from '../../../graphql/user-errors';
import { MovementKindEnum } from '../../ledger/api/ledger.types';
import { holdingTabs } from '../own-holdings';
import { DividendEnum } from './project.types';

export const HoldingStateEnum = graphqlEnum('HoldingState', holdingStates);
export const HoldingTabEnum = graphqlEnum('HoldingTab', holdingTabs, 'ENDED: settled.');

@ObjectType('Holding', {
  description: 'One user’s share in a project, on the terms they accepted.',
})
export class HoldingType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'What people know it by.' })
  number!: string;

  @Field(() => ID)
  termsId!: string;

  @Field(() => DividendEnum)
  dividend!: Dividend;

  @Field(() => String, { description: 'The time zone its days are counted in.' })
  zone!: string;

  @Field(() => DateTime)
  startedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Until when the agreed top-up is due.' })
  topupDueAt!: Date | null;

  @Field(() => DateTime, { nullable: true })
  topupPaidAt!: Date | null;

  @Field(() => DateTime)
  endsAt!: Date;

  @Field(() => DateTime, {
    description: 'When it earns no more: its end, or the due instant of a top-up that is not paid.',
  })
  maturesAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'The next 00:00 that pays interest.' })
  nextAt!: Date | null;

  @Field(() => HoldingStateEnum)
  state!: HoldingState;

  @Field(() => Boolean)
  earlyStop!: boolean;

  @Field(() => DateTime, { nullable: true })
  settledAt!: Date | null;
}

@ObjectType('HoldingTerms', {
  description: 'The version that was accepted for a holding, as it will always stand.',
})
export class HoldingTermsType {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => String)
  issuer!: string;

  @Field(() => Int)
  days!: number;

  @Field(() => DividendEnum)
  dividend!: Dividend;

  @Field(() => Boolean)
  earlyStop!: boolean;

  @Field(() => Int, { description: 'Of accrued interest, basis points, when left early.' })
  reductionBp!: number;

  @Field(() => Boolean)
  renewable!: boolean;

  @Field(() => DateTime)
  saleStartsAt!: Date;

  @Field(() => DateTime)
  saleEndsAt!: Date;
}

@ObjectType('ProjectEntry', {
  description: 'One’s own money into a project or out of it.',
  simpleResolvers: true,
})
class ProjectEntryType {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  holdingId!: string;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => MovementKindEnum)
  kind!: string;

  @Field(() => MoneyType, { description: 'Without a sign: the kind says which way.' })
  amount!: MoneyType;
}

export const ProjectEntryConnection = connectionOf('ProjectEntry', () => ProjectEntryType);

export const HoldingConnection = connectionOf('Holding', () => HoldingType);

@ObjectType('HoldingSettlement', {
  description: 'What settling it now pays.',
  simpleResolvers: true,
})
export class HoldingSettlementType {
  @Field(() => MoneyType)
  principal!: MoneyType;

  @Field(() => MoneyType, { description: 'Interest of the whole time, before a reduction.' })
  accrued!: MoneyType;

  @Field(() => MoneyType, { description: 'What leaving early gives up.' })
  reduction!: MoneyType;

  @Field(() => MoneyType, {
    description: 'Interest paid by settling; what was paid before is left out.',
  })
  interest!: MoneyType;
}

@ObjectType('YieldOverview', {
  description: 'What somebody holds in projects, and what it has earned.',
  simpleResolvers: true,
})
export class YieldOverviewType {
  @Field(() => MoneyType)
  held!: MoneyType;

  @Field(() => MoneyType, { description: 'Of it, what is due and not settled.' })
  due!: MoneyType;

  @Field(() => MoneyType, { description: 'Interest of the platform day before.' })
  yesterday!: MoneyType;

  @Field(() => MoneyType, { description: 'Interest of all days.' })
  total!: MoneyType;

  @Field(() => Int, { description: 'Holdings that are not settled.' })
  running!: number;
}

@InputType({ description: 'Money to be added to a holding.' })
export class HoldingTopUpInput {
  @Field(() => ID)
  holdingId!: string;

  @Field(() => String, { nullable: true, description: 'Null: the top-up that was agreed.' })
  amount?: string | null;

  @Field(() => String)
  idempotencyKey!: string;
}

@InputType({ description: 'A holding to be settled.' })
export class HoldingSettleInput {
  @Field(() => ID)
  holdingId!: string;

  @Field(() => String)
  idempotencyKey!: string;
}

@InputType({ description: 'A due holding to be renewed, on terms that were read.' })
export class HoldingRenewInput {
  @Field(() => ID)
  holdingId!: string;

  @Field(() => ID, { description: 'The version that was accepted.' })
  termsId!: string;

  @Field(() => String)
  idempotencyKey!: string;
}

@ObjectType({ implements: Payload, description: 'The holding as it is now.' })
export class HoldingPayload extends Payload {
  @Field(() => HoldingType, { nullable: true })
  holding!: HoldingType | null;
}
