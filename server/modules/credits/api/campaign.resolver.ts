import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { formatMoney, usd } from '../../../../schema/money';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import type { Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { idOrNone, readMoney } from '../../../platform/text/read-money';
import { changesOf } from '../../proposals';
import { ProposalPayload } from '../../proposals/api/proposal.types';
import { proposalPayload, type ProposalContext } from '../../proposals/api/show-proposals';
import { fromTexts, toTexts } from '../../recharges/api/channel-admin.types';
import { campaigns, campaignVersions } from '../campaigns';
import type { Campaign } from '../credits.entities';
import { proposeCampaign } from '../propose-campaign';
import {
  CampaignList,
  CampaignProposeInput,
  CampaignVersionType,
  type CampaignType,
} from './campaign.types';
import { givenClass } from './credit-admin.resolver';

const show = ({ titles, amount, budget, spent, ...same }: Campaign): CampaignType => ({
  ...same,
  titles: toTexts(titles),
  amount: formatMoney(usd(amount)),
  budget: formatMoney(usd(budget)),
  spent: formatMoney(usd(spent)),
});

@Resolver()
export class CampaignResolver {
  @May('campaign.read')
  @Query(() => CampaignList, { description: 'Every campaign, newest first.' })
  async campaigns(
    @Ctx() ctx: Context,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const { items, info } = toList(await campaigns(ctx, page), page, ({ id }) => id);
    return { items: items.map(show), info };
  }

  @May('campaign.read')
  @Query(() => [CampaignVersionType], { description: 'What a campaign was, newest first.' })
  async campaignVersions(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
  ): Promise<CampaignVersionType[]> {
    const found = await campaignVersions(ctx.db, idOrNone(id) ?? '0');
    return found.map(({ version, at, facts }, n) => ({
      version,
      at,
      changes: changesOf({ before: found[n + 1]?.facts ?? {}, after: facts }),
    }));
  }

  @May('proposal.decide')
  @Mutation(() => ProposalPayload, { description: 'Proposes a campaign, or what one is to be.' })
  campaignPropose(
    @Ctx() ctx: ProposalContext,
    @Arg('input', () => CampaignProposeInput) input: CampaignProposeInput,
  ) {
    return proposalPayload(ctx, () =>
      proposeCampaign(ctx, {
        ...input,
        id: input.id ?? null,
        titles: fromTexts(input.titles),
        class: givenClass(input.class),
        amount: readMoney('USD', input.amount, 'amount').minor,
        budget: readMoney('USD', input.budget, 'budget').minor,
        idempotencyKey: input.idempotencyKey ?? null,
      }),
    );
  }
}
