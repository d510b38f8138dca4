import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { toConnection } from '../../../graphql/connection';
import { toMoneyType } from '../../../graphql/scalars';
import { requireUser } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import type { RechargeRecord } from '../../recharges';
import { RechargeType } from '../../recharges/api/recharge.types';
import { bonusesOf } from '../bonuses';
import { CreditConnection, CreditType, OpenTurnoverType } from './credit.types';
import { showCredit, type CreditContext } from './show-credit';

@Resolver(() => RechargeType)
export class CreditResolver {
  @Query(() => CreditConnection, { description: 'What the platform gave one, newest first.' })
  async credits(
    @Ctx() ctx: CreditContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const { userId } = requireUser(ctx);
    const page = readPage(first, after);
    const found = await bonusesOf(ctx, userId, page);
    const shown = await Promise.all(found.map((bonus) => showCredit(ctx, bonus)));
    return toConnection(shown, page, ({ id }) => id);
  }

  @Query(() => OpenTurnoverType, { description: 'What of one’s own money is tied to turnover.' })
  async openTurnover(@Ctx() ctx: CreditContext): Promise<OpenTurnoverType> {
    const { userId } = requireUser(ctx);
    const { held, required, done, left } = await ctx.loaders.openTurnovers.load(userId);
    return {
      held: toMoneyType(held),
      required: toMoneyType(required),
      done: toMoneyType(done),
      left: toMoneyType(left),
    };
  }

  @FieldResolver(() => CreditType, {
    nullable: true,
    description: 'What is left of what was given; null of what was paid in.',
  })
  async credit(
    @Ctx() ctx: CreditContext,
    @Root() { id, class: own }: RechargeRecord,
  ): Promise<CreditType | null> {
    const bonus = own === 'SELF' ? null : await ctx.loaders.bonuses.load(id);
    return bonus && showCredit(ctx, bonus);
  }
}
