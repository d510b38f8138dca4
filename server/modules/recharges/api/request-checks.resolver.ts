import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { limits } from '../../../../schema/limits';
import type { ApiContext } from '../../../graphql/api-context';
import { May } from '../../../graphql/may';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { optionalText } from '../../../platform/text/read-text';
import type { AccountsLoaders } from '../../accounts';
import type { Recharge } from '../recharge.entity';
import { requestChecks } from '../request-checks/request-checks';
import type { CheckAnswer } from '../request-checks/weigh-facts';
import type { RechargesLoaders } from '../recharges.loaders';
import { AdminRechargeType } from './recharge-admin.types';
import { RequestCheckType } from './request-checks.types';

type ChecksContext = ApiContext<AccountsLoaders & RechargesLoaders>;

@Resolver(() => RequestCheckType)
export class RequestChecksResolver {
  @May('recharge.read')
  @Query(() => [RequestCheckType], {
    description: 'What to look at beside the picture of one recharge.',
  })
  async rechargeChecks(
    @Ctx() ctx: ChecksContext,
    @Arg('id', () => ID) asked: string,
    @Arg('reference', () => String, {
      nullable: true,
      description: 'What is typed into the approval; else words of the remark are looked up.',
    })
    typed: string | null,
  ) {
    const id = readId(asked) ?? refuse('REQUEST_NOT_FOUND', {}, 'id');
    const rule = { max: limits.bankReferenceLengthMax, field: 'reference' };
    const registeredAt = async (userId: string) =>
      (await ctx.loaders.users.load(userId))?.createdAt ?? refuse('USER_NOT_FOUND', {});
    const answers = await requestChecks(ctx, {
      id,
      reference: optionalText(typed, rule),
      registeredAt,
    });
    return answers.map(({ figures, ...same }) => ({
      ...same,
      figures: Object.entries(figures).map(([name, value]) => ({ name, value })),
    }));
  }

  @FieldResolver(() => [AdminRechargeType], {
    description: 'Requests to look at beside this one, at most 20.',
  })
  async others(@Ctx() ctx: ChecksContext, @Root() { otherIds }: CheckAnswer): Promise<Recharge[]> {
    const found = await ctx.loaders.recharges.loadMany(otherIds);
    return found.flatMap((one) => (one === null || one instanceof Error ? [] : [one]));
  }
}
