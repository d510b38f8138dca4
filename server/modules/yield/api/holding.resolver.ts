import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { toConnection } from '../../../graphql/connection';
import { DateTime, MoneyType, toMoneyType } from '../../../graphql/scalars';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { readMoney } from '../../../platform/text/read-money';
import { settings } from '../../settings';
import type { HoldingAnswer } from '../holding/holding-act';
import { renewHolding } from '../holding/renew-holding';
import { settleHolding } from '../holding/settle-holding';
import { topUpHolding } from '../holding/top-up-holding';
import type { YieldHolding } from '../holding.entity';
import {
  expectedInterest,
  holding,
  holdings,
  holdingSettlement,
  settledFor,
  type HoldingTab,
} from '../own-holdings';
import type { YieldLoaders } from '../yield.loaders';
import {
  HoldingConnection,
  HoldingPayload,
  HoldingRenewInput,
  HoldingSettleInput,
  HoldingSettlementType,
  HoldingTabEnum,
  HoldingTermsType,
  HoldingTopUpInput,
  HoldingType,
} from './holding.types';
import { ProjectOutlookType, YieldProjectType } from './project.types';
import { showOutlook } from './show-outlook';

const shown = (minor: bigint): MoneyType => toMoneyType(usd(minor));

/** The holding as the act has left it. */
async function acted(ctx: Context, act: () => Promise<HoldingAnswer>) {
  const { value, userErrors } = await attempt(ctx, async () => {
    requireUser(ctx);
    const { holdingId } = await act();
    return holding(ctx, holdingId);
  });
  return { holding: value, userErrors };
}

@Resolver(() => HoldingType)
export class HoldingResolver {
  @FieldResolver(() => YieldProjectType, { nullable: true })
  project(@Ctx() { loaders }: ApiContext<YieldLoaders>, @Root() { projectId }: YieldHolding) {
    return loaders.projects.load(projectId);
  }

  @FieldResolver(() => HoldingTermsType)
  async terms(@Ctx() { loaders }: ApiContext<YieldLoaders>, @Root() { termsId }: YieldHolding) {
    const found = await loaders.yieldTerms.load(termsId);
    if (!found) throw new Error(`no terms ${termsId}`);
    return found;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The holding that it renews.' })
  renews(@Root() { renewsId }: YieldHolding) {
    return renewsId;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The holding in which its principal went on; null where it was not renewed.',
  })
  renewedAs(@Ctx() { loaders }: ApiContext<YieldLoaders>, @Root() { id, state }: YieldHolding) {
    return state === 'SETTLED' ? loaders.renewals.load(id) : null;
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'When the platform settles it, should its owner not; null unless it is due.',
  })
  settlesAt(@Root() { state, actsAt }: YieldHolding) {
    return state === 'DUE' ? actsAt : null;
  }

  @FieldResolver(() => MoneyType, {
    description: 'The least that is added beyond what was agreed.',
  })
  async addMin(@Ctx() ctx: Context) {
    return toMoneyType((await settings(ctx)).yieldTopUpMin);
  }

  @FieldResolver(() => MoneyType, { description: 'Interest given up by leaving early.' })
  reduction(@Root() { reduction }: YieldHolding) {
    return shown(reduction);
  }

  @FieldResolver(() => MoneyType, { description: 'What was put in by joining.' })
  initial(@Root() { initial }: YieldHolding) {
    return shown(initial);
  }

  @FieldResolver(() => MoneyType, { description: 'With what was added since.' })
  principal(@Root() { principal }: YieldHolding) {
    return shown(principal);
  }

  @FieldResolver(() => MoneyType, { nullable: true, description: 'Agreed at joining.' })
  topUp(@Root() { topup, topupDueAt }: YieldHolding) {
    return topupDueAt === null ? null : shown(topup);
  }

  @FieldResolver(() => MoneyType, { description: 'Interest earned so far.' })
  accrued(@Root() { accrued, reduction }: YieldHolding) {
    return shown(accrued - reduction);
  }

  @FieldResolver(() => MoneyType, { description: 'Interest paid out so far.' })
  paid(@Root() { paid }: YieldHolding) {
    return shown(paid);
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description:
      'What settling it paid: principal, and the interest not paid out before. Null until it is settled.',
  })
  settled(@Root() own: YieldHolding) {
    return own.state === 'SETTLED' ? shown(settledFor(own)) : null;
  }

  @FieldResolver(() => MoneyType, { description: 'All its interest, should it run to its end.' })
  expected(@Root() own: YieldHolding) {
    return shown(expectedInterest(own));
  }

  @FieldResolver(() => ProjectOutlookType, {
    nullable: true,
    description:
      'What comes of renewing it now, whatever the least, the most and the room of its project are by now; null unless it is due.',
  })
  async renewal(
    @Ctx() { db, loaders }: ApiContext<YieldLoaders>,
    @Root() { state, projectId, principal }: YieldHolding,
  ): Promise<ProjectOutlookType | null> {
    const project = state === 'DUE' ? await loaders.projects.load(projectId) : null;
    return project && showOutlook(db, project, principal);
  }

  @Query(() => HoldingConnection, { description: 'Own holdings, newest first.' })
  async holdings(
    @Ctx() ctx: Context,
    @Arg('tab', () => HoldingTabEnum, { nullable: true }) tab: HoldingTab | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await holdings(ctx, { ...page, tab: tab ?? 'ALL' });
    return toConnection(found, page, ({ id }) => id);
  }

  @Query(() => HoldingType, {
    nullable: true,
    description: 'One of one’s own; null where there is none.',
  })
  holding(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return holding(ctx, id);
  }

  @Query(() => HoldingSettlementType, {
    nullable: true,
    description:
      'What settling one’s own holding now would pay; null where there is none, or it is settled.',
  })
  async holdingSettlement(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
  ): Promise<HoldingSettlementType | null> {
    const found = await holdingSettlement(ctx, id);
    return (
      found && {
        principal: shown(found.principal),
        accrued: shown(found.accrued),
        reduction: shown(found.reduction),
        interest: shown(found.interest),
      }
    );
  }

  @Mutation(() => HoldingPayload, { description: 'Adds money to a holding.' })
  holdingTopUp(
    @Ctx() ctx: Context,
    @Arg('input', () => HoldingTopUpInput) { amount, ...asked }: HoldingTopUpInput,
  ) {
    return acted(ctx, () => {
      const read = amount == null ? null : readMoney('USD', amount, 'amount');
      return topUpHolding(ctx, { ...asked, amount: read });
    });
  }

  @Mutation(() => HoldingPayload, { description: 'Pays a holding: principal and interest.' })
  holdingSettle(
    @Ctx() ctx: Context,
    @Arg('input', () => HoldingSettleInput) input: HoldingSettleInput,
  ) {
    return acted(ctx, () => settleHolding(ctx, input));
  }

  @Mutation(() => HoldingPayload, { description: 'Settles a due holding and begins a new one.' })
  holdingRenew(
    @Ctx() ctx: Context,
    @Arg('input', () => HoldingRenewInput) input: HoldingRenewInput,
  ) {
    return acted(ctx, () => renewHolding(ctx, input));
  }
}
