import { formatBasisPoints } from '../../../schema/money';
import type { LoadedContext } from '../../http/context';
import {
  expectedPrincipalDays,
  heldYesterday,
  holding,
  holdingEntries,
  holdings,
  holdingSettlement,
  interestOf,
  joinProject,
  projects,
  renewHolding,
  settledFor,
  settleHolding,
  topUpHolding,
  type HoldingEntryKind,
  type HoldingTab,
  type ProjectTab,
  type YieldHolding,
} from '../../modules/yield';
import { requireUser } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { platformTime } from '../../platform/text/platform-time';
import { readMoney } from '../../platform/text/read-money';
import type { Form } from '../transport/form';
import type { LegacyCall, LegacyRoute } from '../transport/legacy-route';
import { legacyPage, NEWEST, paginator, sliceOf } from '../transport/paging';
import { num, paragraphs, sec, usdText } from './show';
import { holdingTitle, showHolding, showPlan, showTerms } from './show-yield';
import { userMoney } from './user-money';

const TERMS = ['terms_id'] as const;

/** One's own as an act has left it. @throws HOLDING_NOT_FOUND */
async function ownHolding(ctx: LoadedContext, id: string): Promise<YieldHolding> {
  return (await holding(ctx, id)) ?? refuse('HOLDING_NOT_FOUND', {});
}

const tabOf = <Tab extends string>(
  form: Form,
  names: readonly string[],
  tabs: readonly [Tab, Tab, Tab],
): Tab => tabs[form.count(names, { fallback: 0, min: 0, max: 2 }) as 0 | 1 | 2];

async function list({ ctx, form }: LegacyCall) {
  const tab = tabOf<ProjectTab>(form, ['status', 'type'], ['ALL', 'IN_PROGRESS', 'ENDED']);
  const { rows, total } = sliceOf(await projects(ctx, { ...NEWEST, tab }), legacyPage(form));
  return { data: await Promise.all(rows.map((row) => showPlan(ctx, row))), total };
}

async function details({ ctx, form }: LegacyCall) {
  const id = form.needId('id', 'yebid');
  const project = (await ctx.loaders.projects.load(id)) ?? refuse('PRODUCT_NOT_FOUND', {});
  const asked = form.get('money');
  const amount =
    asked === undefined || asked === ''
      ? project.amountMin
      : readMoney('USD', asked, 'money').minor;
  const { annualPpm, descriptions, risks } = project;
  return {
    data: {
      ...(await showPlan(ctx, project)),
      content: paragraphs(descriptions[ctx.locale] ?? ''),
      risk: paragraphs(risks[ctx.locale] ?? ''),
      userbalance: (await userMoney(ctx))?.available ?? '0.00',
      for_money: usdText(amount),
      expected: usdText(interestOf(annualPpm, expectedPrincipalDays(project, amount))),
      daily: usdText(interestOf(annualPpm, amount)),
      terms: showTerms(ctx, project),
    },
  };
}

async function overview({ ctx }: LegacyCall) {
  const { userId } = requireUser(ctx);
  const [money, before, figures, onSale, doing, closed] = await Promise.all([
    userMoney(ctx),
    heldYesterday(ctx),
    ctx.loaders.yieldFigures.load(userId),
    projects(ctx, { ...NEWEST, tab: 'IN_PROGRESS' }),
    holdings(ctx, { ...NEWEST, tab: 'IN_PROGRESS' }),
    holdings(ctx, { first: 20, after: null, tab: 'ENDED' }),
  ]);
  const shown = (rows: readonly YieldHolding[]) =>
    Promise.all(rows.map((row) => showHolding(ctx, row)));
  return {
    data: {
      userbalance: money?.available ?? '0.00',
      yuebao: await Promise.all(
        onSale
          .filter(({ phase, suspendReason }) => phase === 'ON_SALE' && suspendReason === null)
          .map((row) => showPlan(ctx, row)),
      ),
      yuebaouc: {
        balance: usdText(figures.held),
        prebalance: usdText(before),
        preprofit: usdText(figures.yesterday),
        totalprofit: usdText(figures.total),
        trans_balance: usdText(figures.due),
      },
      doinglist: await shown(doing),
      closedlist: await shown(closed.slice(0, 20)),
    },
  };
}

type Acted = Awaited<ReturnType<typeof joinProject>>;

/** The holding as an act has left it. */
async function acted(ctx: LoadedContext, { holdingId, replayed }: Acted) {
  const data = await showHolding(ctx, await ownHolding(ctx, holdingId));
  return { data, done: 'DONE' as const, replayed };
}
async function join({ ctx, form, idempotencyKey }: LegacyCall) {
  const projectId = form.needId('yebid', 'id');
  const amount = readMoney('USD', form.need('money'), 'money');
  const termsId = form.optionalId(...TERMS);
  const asked = { projectId, amount, termsId, idempotencyKey };
  return acted(ctx, await joinProject(ctx, asked));
}

async function topUp({ ctx, form, idempotencyKey }: LegacyCall) {
  const id = form.needId('id');
  const asked = form.get('money', 'append_money');
  const amount = asked === undefined || asked === '' ? null : readMoney('USD', asked, 'money');
  const answer = await topUpHolding(ctx, {
    holdingId: id,
    amount,
    idempotencyKey,
  });
  return acted(ctx, answer);
}

/** What settling would come to; refuses what settling would. */
async function preview(ctx: LoadedContext, id: string) {
  const own = await ownHolding(ctx, id);
  if (own.state === 'SETTLED') refuse('HOLDING_STATE', {});
  const now = await ctx.now();
  // Time may have made it due before the job comes by.
  const due = own.state === 'DUE' || own.maturesAt <= now;
  if (!due && !own.earlyStop) refuse('EARLY_STOP_NOT_ALLOWED', {});
  const found = (await holdingSettlement(ctx, id)) ?? refuse('HOLDING_STATE', {});
  return {
    id: num(own.id),
    principal: usdText(found.principal),
    profit: usdText(found.accrued - found.reduction),
    reduction: usdText(found.reduction),
    paid: usdText(found.principal + found.interest),
    status: 1,
    state: due ? 'due' : own.state.toLowerCase(),
    time: sec(now),
  };
}

async function settle({ ctx, form, idempotencyKey }: LegacyCall) {
  const id = form.needId('id');
  const asked = form.choice(['preview'], ['0', 'false', '1', 'true']);
  if (asked === '1' || asked === 'true') return { data: await preview(ctx, id) };
  const { holdingId, replayed } = await settleHolding(ctx, { holdingId: id, idempotencyKey });
  const own = await ownHolding(ctx, holdingId);
  const data = {
    id: num(own.id),
    principal: usdText(own.principal),
    profit: usdText(own.accrued - own.reduction),
    reduction: usdText(own.reduction),
    paid: usdText(settledFor(own)),
    status: 2,
    state: 'settled',
    time: sec(own.settledAt),
  };
  return { data, done: 'DONE' as const, replayed };
}

async function renew({ ctx, form, idempotencyKey }: LegacyCall) {
  const id = form.needId('id');
  const termsId = form.optionalId(...TERMS);
  const asked = { holdingId: id, termsId, idempotencyKey };
  return acted(ctx, await renewHolding(ctx, asked));
}

const DAY_MS = 86_400_000;

/**
 * Elapsed days of all by the clock on the wall of the holding's zone, as its days are counted, in percent: no further than
 * interest goes, to a top-up that was missed or to where it was left.
 */
function progressOf(
  { startedAt, days, maturesAt, settledAt, zone }: YieldHolding,
  now: Date,
): string {
  const onTheWall = (at: Date) => Date.parse(`${platformTime(at, zone)}Z`);
  const last = Math.min(...[now, maturesAt, settledAt ?? now].map(onTheWall));
  const elapsed = Math.floor((last - onTheWall(startedAt)) / DAY_MS);
  return formatBasisPoints(Math.floor((Math.max(0, Math.min(elapsed, days)) * 10_000) / days));
}

async function mine({ ctx, form }: LegacyCall) {
  const tab = tabOf<HoldingTab>(form, ['status'], ['ALL', 'IN_PROGRESS', 'ENDED']);
  const page = legacyPage(form);
  const { rows, total } = sliceOf(await holdings(ctx, { ...NEWEST, tab }), page);
  const now = await ctx.now();
  const data = await Promise.all(
    rows.map(async (row) => {
      const shown = await showHolding(ctx, row);
      return { ...shown, title: shown.yebtitle, progress: progressOf(row, now) };
    }),
  );
  return { data: paginator(total, page, data) };
}

const entryTypes: Record<HoldingEntryKind, string> = {
  'project.join': 'join',
  'project.topup': 'append',
  'project.interest': 'profit',
  'project.settle': 'settle',
  'project.renew': 'renew',
};

async function entries({ ctx, form }: LegacyCall) {
  const page = legacyPage(form);
  const { rows, total } = sliceOf(await holdingEntries(ctx, { ...NEWEST, holdingId: null }), page);
  const data = await Promise.all(
    rows.map(async ({ id, holdingId, kind, at, amount }) => {
      const own = await ctx.loaders.holdings.load(holdingId);
      return {
        id: num(id),
        orderno: own?.number ?? '',
        title: own ? await holdingTitle(ctx, own) : '',
        type: entryTypes[kind],
        money: usdText(amount),
        time: sec(at),
        status: 1,
      };
    }),
  );
  return { data: paginator(total, page, data) };
}

export const yieldRoutes: readonly LegacyRoute[] = [
  { path: 'user/yeb_project', method: 'R', session: true, answer: list },
  { path: 'user/yuebaoinfo', method: 'R', session: true, answer: details },
  { path: 'user/yeb', method: 'R', session: true, answer: overview },
  { path: 'user/yebjoinnow', method: 'W', session: true, answer: join },
  { path: 'user/yebappend', method: 'W', session: true, answer: topUp },
  { path: 'user/yebstop', method: 'W', session: true, answer: settle },
  { path: 'user/yebkeep', method: 'W', session: true, answer: renew },
  { path: 'user/myproject', method: 'R', session: true, answer: mine },
  { path: 'user/project_orderlist', method: 'R', session: true, answer: entries },
];
