import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { formatMoney, usd } from '../../../../schema/money';
import { May } from '../../../graphql/may';
import type { Context } from '../../../platform/context';
import { idOrNone, readMoney } from '../../../platform/text/read-money';
import { ProposalPayload } from '../../proposals/api/proposal.types';
import { proposalPayload, type ProposalContext } from '../../proposals/api/show-proposals';
import { invitationTree } from '../invitees';
import { proposeRewardTerms } from '../rewards/propose-reward-terms';
import { rewardTermsVersions, rewardTiers } from '../rewards/reward-tiers';
import { InvitationTreeType } from './invitation-tree.types';
import { RewardTermsProposeInput, RewardTermsType } from './reward-terms.types';

const lineOf = (tier: { need: number; amount: string; turnoverTimes: number }): string =>
  `${String(tier.need)}: ${tier.amount} USD × ${String(tier.turnoverTimes)}`;

@Resolver()
export class RewardTermsResolver {
  @May('reward.terms')
  @Query(() => RewardTermsType, { description: 'The tiers of rewards for inviting.' })
  async rewardTerms(@Ctx() ctx: Context): Promise<RewardTermsType> {
    const [tiers, versions] = await Promise.all([rewardTiers(ctx.db), rewardTermsVersions(ctx.db)]);
    return {
      tiers: tiers.map(({ amount, ...same }) => ({ ...same, amount: formatMoney(usd(amount)) })),
      versions: versions.map(({ tiers: lines, ...same }) => ({
        ...same,
        tiers: lines.map(lineOf),
      })),
    };
  }

  @May('reward.read')
  @Query(() => InvitationTreeType, { description: 'Whom a customer has invited.' })
  invitationOfUser(@Ctx() ctx: Context, @Arg('userId', () => ID) userId: string) {
    return invitationTree(ctx, idOrNone(userId) ?? '0');
  }

  @May('proposal.decide')
  @Mutation(() => ProposalPayload, { description: 'Proposes the tiers of rewards for inviting.' })
  rewardTermsPropose(
    @Ctx() ctx: ProposalContext,
    @Arg('input', () => RewardTermsProposeInput) input: RewardTermsProposeInput,
  ) {
    return proposalPayload(ctx, () =>
      proposeRewardTerms(ctx, {
        tiers: input.tiers.map(({ amount, ...same }) => ({
          ...same,
          amount: readMoney('USD', amount, 'tiers').minor,
        })),
        reason: input.reason,
        idempotencyKey: input.idempotencyKey ?? null,
      }),
    );
  }
}
