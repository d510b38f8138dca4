import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { coveredAmount, coversAnother } from '../../../../schema/figures/offers';
import { usd } from '../../../../schema/money';
import type { ApiContext } from '../../../graphql/api-context';
import { toConnection } from '../../../graphql/connection';
import { Decimal, MoneyType, toMoneyType } from '../../../graphql/scalars';
import { attempt } from '../../../graphql/user-errors';
import { requireUser, type Context } from '../../../platform/context';
import { readPage } from '../../../platform/page';
import { readId, readMoney } from '../../../platform/text/read-money';
import { joinProject } from '../holding/join-project';
import { holding } from '../own-holdings';
import { leftIn, projects, projectsByIds, type Project, type ProjectTab } from '../projects';
import { annualPercent, dailyPercent } from '../../../../schema/figures/rates';
import type { YieldLoaders } from '../yield.loaders';
import { HoldingPayload } from './holding.types';
import { inLocale } from './in-locale';
import {
  ProjectConnection,
  ProjectJoinInput,
  ProjectOutlookType,
  ProjectTabEnum,
  ProjectTopUpType,
  YieldProjectType,
} from './project.types';
import { showOutlook } from './show-outlook';

@Resolver(() => YieldProjectType)
export class ProjectFieldsResolver {
  @FieldResolver(() => String)
  title(@Ctx() ctx: Context, @Root() { titles }: Project) {
    return inLocale(ctx, titles);
  }

  @FieldResolver(() => String)
  description(@Ctx() ctx: Context, @Root() { descriptions }: Project) {
    return inLocale(ctx, descriptions);
  }

  @FieldResolver(() => String)
  risk(@Ctx() ctx: Context, @Root() { risks }: Project) {
    return inLocale(ctx, risks);
  }

  @FieldResolver(() => Decimal, { description: 'Percent a year.' })
  annualRate(@Root() { annualPpm }: Project) {
    return annualPercent(annualPpm);
  }

  @FieldResolver(() => Decimal, { description: 'Percent a day: the annual rate by 365.' })
  dailyRate(@Root() { annualPpm }: Project) {
    return dailyPercent(annualPpm);
  }

  @FieldResolver(() => MoneyType)
  min(@Root() { amountMin }: Project) {
    return toMoneyType(usd(amountMin));
  }

  @FieldResolver(() => MoneyType, { description: 'Of the principal, top-ups included.' })
  max(@Root() { amountMax }: Project) {
    return toMoneyType(usd(amountMax));
  }

  @FieldResolver(() => MoneyType)
  capacity(@Root() { capacity }: Project) {
    return toMoneyType(usd(capacity));
  }

  @FieldResolver(() => MoneyType)
  invested(@Root() { invested }: Project) {
    return toMoneyType(usd(invested));
  }

  @FieldResolver(() => MoneyType, { description: 'Less what others have agreed to add.' })
  left(@Root() project: Project) {
    return toMoneyType(usd(leftIn(project)));
  }

  @FieldResolver(() => MoneyType, {
    description: 'The most interest that holders can still be paid.',
  })
  promised(@Root() { promised }: Project) {
    return toMoneyType(usd(promised));
  }

  @FieldResolver(() => MoneyType, { description: 'What is put aside for it.' })
  funded(@Root() { funded }: Project) {
    return toMoneyType(usd(funded));
  }

  @FieldResolver(() => Boolean, {
    description: 'What is put aside allows one more to join with the smallest amount.',
  })
  covered(@Root() project: Project) {
    return coversAnother(project);
  }

  @FieldResolver(() => MoneyType, {
    description: 'The most that one more can join with for what is put aside.',
  })
  coverable(@Root() project: Project) {
    return toMoneyType(usd(coveredAmount(project)));
  }

  @FieldResolver(() => ProjectTopUpType, { nullable: true })
  topUp(@Root() { topup, topupDay }: Project): ProjectTopUpType | null {
    return topupDay === null ? null : { amount: toMoneyType(usd(topup)), day: topupDay };
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Own holding of it that is not settled.',
  })
  joined(@Ctx() { loaders }: ApiContext<YieldLoaders>, @Root() { id }: Project) {
    return loaders.joined.load(id);
  }
}

@Resolver()
export class ProjectResolver {
  @Query(() => ProjectConnection, { description: 'What is offered, newest first.' })
  async projects(
    @Ctx() ctx: Context,
    @Arg('tab', () => ProjectTabEnum, { nullable: true }) tab: ProjectTab | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const found = await projects(ctx, { ...page, tab: tab ?? 'ALL' });
    return toConnection(found, page, ({ id }) => id);
  }

  @Query(() => YieldProjectType, {
    nullable: true,
    description: 'One offer; null where there is none.',
  })
  project(@Ctx() ctx: ApiContext<YieldLoaders>, @Arg('id', () => ID) id: string) {
    const known = readId(id);
    return known === null ? null : ctx.loaders.projects.load(known);
  }

  @Query(() => ProjectOutlookType, {
    nullable: true,
    description:
      'What comes of joining now with an amount; null for what is no project or no amount.',
  })
  async projectOutlook(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('amount', () => String) amount: string,
  ): Promise<ProjectOutlookType | null> {
    const known = readId(id);
    const [project] = known === null ? [] : await projectsByIds(ctx.db, [known]);
    if (!project) return null;
    const { minor } = readMoney('USD', amount, 'amount');
    if (minor > project.amountMax) return null;
    return showOutlook(ctx.db, project, minor);
  }

  @Mutation(() => HoldingPayload, { description: 'Joins a project with money that is available.' })
  async projectJoin(
    @Ctx() ctx: Context,
    @Arg('input', () => ProjectJoinInput) input: ProjectJoinInput,
  ) {
    const { value, userErrors } = await attempt(ctx, async () => {
      requireUser(ctx);
      const amount = readMoney('USD', input.amount, 'amount');
      const { holdingId } = await joinProject(ctx, { ...input, amount });
      return holding(ctx, holdingId);
    });
    return { holding: value, userErrors };
  }
}
