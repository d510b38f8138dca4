import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { toMoneyType } from '../../../graphql/scalars';
import type { ShownArticle } from '../../content';
import { ArticleType } from '../../content/api/article.types';
import type { CreditsLoaders } from '../credits.loaders';
import { ActivityCampaignType } from './activity-campaign.types';

@Resolver(() => ArticleType)
export class ActivityCampaignResolver {
  @FieldResolver(() => ActivityCampaignType, {
    nullable: true,
    description: 'Of an activity that names a campaign: what it gives.',
  })
  async campaign(
    @Ctx() { loaders }: ApiContext<CreditsLoaders>,
    @Root() { campaignId }: ShownArticle,
  ): Promise<ActivityCampaignType | null> {
    const terms = campaignId === null ? null : await loaders.campaignTerms.load(campaignId);
    if (!terms) return null;
    const { amount, turnover, ...same } = terms;
    return {
      ...same,
      ...{ amount: toMoneyType(usd(amount)), turnover: toMoneyType(usd(turnover)) },
    };
  }
}
