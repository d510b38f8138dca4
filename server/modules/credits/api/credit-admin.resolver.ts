import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { creditClasses, type CreditClass, type RechargeClass } from '../../../../schema/states';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { attempt } from '../../../graphql/user-errors';
import { refuse } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import { idOrNone, readMoney } from '../../../platform/text/read-money';
import { ProposalPayload } from '../../proposals/api/proposal.types';
import { proposalPayload, type ProposalContext } from '../../proposals/api/show-proposals';
import { bonusesByRecharges, bonusesOf } from '../bonuses';
import { grantCampaignCredit } from '../grant-campaign-credit';
import { proposeCredit } from '../propose-credit';
import { CreditGrantInput, CreditList, CreditPayload, CreditProposeInput } from './credit.types';
import { showCredit, type CreditContext } from './show-credit';

@Resolver()
export class CreditAdminResolver {
  @May('credit.read')
  @Query(() => CreditList, { description: 'What the platform gave a user, newest first.' })
  async creditsOfUser(
    @Ctx() ctx: CreditContext,
    @Arg('userId', () => ID) userId: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await bonusesOf(ctx, idOrNone(userId) ?? '0', page);
    const { items, info } = toList(found, page, ({ id }) => id);
    return { items: await Promise.all(items.map((bonus) => showCredit(ctx, bonus))), info };
  }

  @May('credit.grant')
  @Mutation(() => CreditPayload, { description: 'Credits a user what a campaign promises.' })
  async creditGrant(
    @Ctx() ctx: CreditContext,
    @Arg('input', () => CreditGrantInput) input: CreditGrantInput,
  ): Promise<CreditPayload> {
    const { value, userErrors } = await attempt(ctx, async () => {
      const asked = { ...input, rewards: input.rewards ?? null };
      const { resultId } = await grantCampaignCredit(ctx, asked);
      const [bonus] = await bonusesByRecharges(ctx, [resultId]);
      return bonus ? showCredit(ctx, bonus) : null;
    });
    return { credit: value, userErrors };
  }

  @May('proposal.decide')
  @Mutation(() => ProposalPayload, { description: 'Proposes to credit a user by hand.' })
  creditPropose(
    @Ctx() ctx: ProposalContext,
    @Arg('input', () => CreditProposeInput) input: CreditProposeInput,
  ) {
    return proposalPayload(ctx, () =>
      proposeCredit(ctx, {
        ...input,
        class: givenClass(input.class),
        amount: readMoney('USD', input.amount, 'amount').minor,
        rewards: input.rewards ?? null,
        idempotencyKey: input.idempotencyKey ?? null,
      }),
    );
  }
}

/** @throws PARAM_INVALID for what users pay in themselves */
export const givenClass = (asked: RechargeClass): CreditClass =>
  creditClasses.find((one) => one === asked) ??
  refuse('PARAM_INVALID', { field: 'class' }, 'class');
