import { annualPercent, dailyPercent } from '../../../schema/figures/rates';
import { formatBasisPoints } from '../../../schema/money';
import type { LoadedContext } from '../../http/context';
import {
  expectedInterest,
  expectedPrincipalDays,
  interestOf,
  nextInterest,
  type Project,
  type YieldHolding,
} from '../../modules/yield';
import { label } from '../../platform/text/i18n';
import { num, paragraphs, sec, usdText } from './show';

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

/** What a holding is called: as in the terms that were accepted, whatever the project is called now. */
export async function holdingTitle(ctx: LoadedContext, { termsId }: YieldHolding): Promise<string> {
  const terms = await ctx.loaders.yieldTerms.load(termsId);
  return terms?.titles[ctx.locale] ?? '';
}

/** An offer, as every list and page of the old API shows it. */
export async function showPlan(ctx: LoadedContext, project: Project) {
  const { annualPpm, amountMin, capacity, invested, phase } = project;
  return {
    id: num(project.id),
    title: project.titles[ctx.locale] ?? '',
    release_time: sec(project.releaseAt),
    img: '',
    lowmoney: usdText(amountMin),
    highmoney: usdText(project.amountMax),
    lily: annualPercent(annualPpm),
    yearly: annualPercent(annualPpm),
    day_rate: dailyPercent(annualPpm),
    days: project.days,
    start_time: sec(project.saleStartsAt),
    end_time: sec(project.saleEndsAt),
    num: project.units,
    capacity: usdText(capacity),
    invested: usdText(invested),
    progress: formatBasisPoints(Number.parseInt(((invested * 10_000n) / capacity).toString(), 10)),
    dividend: project.dividend.toLowerCase(),
    finishprofit: usdText(interestOf(annualPpm, expectedPrincipalDays(project, amountMin))),
    early_stop: flag(project.earlyStop),
    append_money: usdText(project.topup),
    status: flag(phase === 'ON_SALE' && project.suspendReason === null),
    phase: phase.toLowerCase(),
    joined: flag((await ctx.loaders.joined.load(project.id)) !== null),
  };
}

/** The terms in so many words, in the reader's language. */
export function showTerms({ locale }: LoadedContext, project: Project) {
  const { topup, topupDay, earlyStop, reductionBp, dividend, descriptions, risks } = project;
  const append =
    topupDay === null
      ? ''
      : label(locale, 'yield.append', { days: String(topupDay), amount: usdText(topup) });
  const ofDividend = dividend === 'DAILY' ? 'yield.earlyDaily' : 'yield.early';
  const early = label(locale, earlyStop ? ofDividend : 'yield.late', {
    reduction: formatBasisPoints(reductionBp),
  });
  const text = [descriptions[locale] ?? '', append, early, risks[locale] ?? ''];
  return {
    terms_id: num(project.termsId),
    append: { money: usdText(topup), due_days: topupDay ?? 0, text: append },
    early: { allowed: flag(earlyStop), reduction: formatBasisPoints(reductionBp), text: early },
    text: text
      .filter((one) => one !== '')
      .map(paragraphs)
      .join(''),
  };
}

/** One user's share, in the reader's language. */
export async function showHolding(ctx: LoadedContext, own: YieldHolding) {
  const owes = own.state === 'NEEDS_TOPUP';
  return {
    id: num(own.id),
    yuebaoid: num(own.projectId),
    yebtitle: await holdingTitle(ctx, own),
    lily: annualPercent(own.annualPpm),
    initial: usdText(own.initial),
    money: usdText(own.principal),
    days: own.days,
    start_time: sec(own.startedAt),
    end_time: sec(own.endsAt),
    nowprofit: usdText(own.accrued - own.reduction),
    finishprofit: usdText(expectedInterest(own)),
    next_profit: usdText(nextInterest(own)),
    status: own.state === 'SETTLED' ? 2 : 1,
    state: own.state.toLowerCase(),
    need_append: flag(owes),
    append_money: usdText(owes ? own.topup : 0n),
    append_due: owes ? sec(own.topupDueAt) : 0,
    early_stop: flag(own.earlyStop),
    terms_id: num(own.termsId),
  };
}
