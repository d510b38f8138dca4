import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  campaignPurposes,
  type CampaignPurpose,
  type RechargeClass,
} from '../../../../schema/states';
import { graphqlEnum } from '../../../graphql/enums';
import { listOf } from '../../../graphql/page';
import { DateTime, Decimal } from '../../../graphql/scalars';
import { AuditChangeType } from '../../audit/api/audit.types';
import { LocalTextInput, LocalTextType } from '../../recharges/api/channel-admin.types';
import { RechargeClassEnum } from '../../recharges/api/recharge.types';

export const CampaignPurposeEnum = graphqlEnum(
  'CampaignPurpose',
  campaignPurposes,
  'What a campaign gives for by itself.',
);

@ObjectType('Campaign', {
  description: 'What the platform promises to give, confirmed by two administrators.',
  simpleResolvers: true,
})
export class CampaignType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The number people call it by.' })
  number!: string;

  @Field(() => [LocalTextType])
  titles!: LocalTextType[];

  @Field(() => RechargeClassEnum)
  class!: RechargeClass;

  @Field(() => CampaignPurposeEnum, {
    nullable: true,
    description: 'What it gives for by itself; null where staff give under it.',
  })
  purpose!: CampaignPurpose | null;

  @Field(() => Decimal, { description: 'Of one credit, USD.' })
  amount!: string;

  @Field(() => Int, { description: 'The stated turnover is this many times the credit.' })
  turnoverTimes!: number;

  @Field(() => Decimal, { description: 'Of all credits together, USD.' })
  budget!: string;

  @Field(() => Decimal, { description: 'What was given so far, USD.' })
  spent!: string;

  @Field(() => DateTime)
  startsAt!: Date;

  @Field(() => DateTime, { description: 'The first instant at which it gives no more.' })
  endsAt!: Date;

  @Field(() => Boolean)
  open!: boolean;

  @Field(() => Int, { description: 'Counts its changes.' })
  version!: number;
}

export const CampaignList = listOf('Campaign', () => CampaignType);

@ObjectType('CampaignVersion', {
  description: 'What a campaign was, and what differs from the version before.',
  simpleResolvers: true,
})
export class CampaignVersionType {
  @Field(() => Int)
  version!: number;

  @Field(() => DateTime)
  at!: Date;

  @Field(() => [AuditChangeType])
  changes!: AuditChangeType[];
}

@InputType({ description: 'All that a campaign is to be.' })
export class CampaignProposeInput {
  @Field(() => ID, { nullable: true, description: 'Left out for a new one.' })
  id?: string | null;

  @Field(() => [LocalTextInput])
  titles!: LocalTextInput[];

  @Field(() => RechargeClassEnum)
  class!: RechargeClass;

  @Field(() => CampaignPurposeEnum, {
    nullable: true,
    description: 'What a new one gives for by itself; of an old one it stays.',
  })
  purpose?: CampaignPurpose | null;

  @Field(() => String, { description: 'Of one credit, USD, plain decimal.' })
  amount!: string;

  @Field(() => Int)
  turnoverTimes!: number;

  @Field(() => String, { description: 'Of all credits together, USD, plain decimal.' })
  budget!: string;

  @Field(() => DateTime)
  startsAt!: Date;

  @Field(() => DateTime)
  endsAt!: Date;

  @Field(() => Boolean)
  open!: boolean;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null;
}
