import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { In } from 'typeorm';
import { usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { toMoneyType } from '../../../graphql/scalars';
import type { Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import type { AccountsLoaders } from '../../accounts';
import { AdminUserType } from '../../accounts/api/user-admin.types';
import { allHoldings } from '../desk/all-holdings';
import type { YieldHolding } from '../holding.entity';
import { annualPercent } from '../../../../schema/figures/rates';
import { YieldTerms } from '../yield.entities';
import { AdminHoldingFilterInput, AdminHoldingList, AdminHoldingType } from './holding-admin.types';
import { inLocale } from './show-project';

const shown = (minor: bigint) => toMoneyType(usd(minor));

/** Holdings with what stands in the terms they accepted. */
async function showHoldings(
  { db, locale }: Context,
  holdings: readonly YieldHolding[],
): Promise<AdminHoldingType[]> {
  const ids = [...new Set(holdings.map(({ termsId }) => termsId))];
  const found = await db.getRepository(YieldTerms).findBy({ id: In(ids) });
  const terms = new Map(found.map((one) => [one.id, one]));
  return holdings.map((own) => {
    const accepted = terms.get(own.termsId);
    if (!accepted) throw new Error(`terms ${own.termsId} of a holding are gone`);
    return {
      ...own,
      projectTitle: inLocale(locale, accepted.titles),
      version: accepted.version,
      termsHash: own.termsHash.toString('hex'),
      annualRate: annualPercent(own.annualPpm),
      initial: shown(own.initial),
      principal: shown(own.principal),
      accrued: shown(own.accrued - own.reduction),
      paid: shown(own.paid),
      promised: shown(own.promised),
      topUp: own.topupDueAt === null ? null : shown(own.topup),
    };
  });
}

@Resolver(() => AdminHoldingType)
export class HoldingAdminResolver {
  @May('project.read')
  @Query(() => AdminHoldingList, { description: 'Everybody’s holdings, newest first.' })
  async holdings(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminHoldingFilterInput, { nullable: true })
    filter: AdminHoldingFilterInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await allHoldings(ctx, { ...filter, ...page });
    const { items, info } = toList(found, page, ({ id }) => id);
    return { items: await showHoldings(ctx, items), info };
  }

  @FieldResolver(() => AdminUserType)
  user(@Ctx() { loaders }: ApiContext<AccountsLoaders>, @Root() { userId }: AdminHoldingType) {
    return loaders.users.load(userId);
  }
}
