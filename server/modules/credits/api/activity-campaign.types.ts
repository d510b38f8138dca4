import { Field, ObjectType } from 'type-graphql';
import type { ActivityPhase } from '../../../../schema/content/articles';
import type { CampaignPurpose } from '../../../../schema/states';
import { DateTime, MoneyType } from '../../../graphql/scalars';
import { ActivityPhaseEnum } from '../../content/api/article.types';
import { CampaignPurposeEnum } from './campaign.types';

@ObjectType('ActivityCampaign', {
  description: 'What an activity gives, as everybody may know it.',
  simpleResolvers: true,
})
export class ActivityCampaignType {
  @Field(() => CampaignPurposeEnum, {
    nullable: true,
    description: 'What it gives for by itself; null where customer service credits it.',
  })
  purpose!: CampaignPurpose | null;

  @Field(() => MoneyType, { description: 'Of one credit.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Stakes of contracts won or lost that free it.' })
  turnover!: MoneyType;

  @Field(() => DateTime)
  startsAt!: Date;

  @Field(() => DateTime, { description: 'The first instant at which it gives no more.' })
  endsAt!: Date;

  @Field(() => ActivityPhaseEnum, { description: 'One that was closed has ended.' })
  phase!: ActivityPhase;

  @Field(() => Boolean, { description: 'Its budget has no room for one more credit.' })
  spent!: boolean;
}
