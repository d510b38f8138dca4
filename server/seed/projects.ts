import type { Dividend } from '../../schema/states';
import { usd } from '../../schema/money';
import { confirmProposal } from '../modules/proposals';
import {
  joinProject,
  projects,
  proposeFunding,
  proposeProject,
  type Project,
  type ProposeFunding,
} from '../modules/yield';
import type { Context } from '../platform/context';
import type { People } from './people';
import texts from './project-texts.json';
import { asUser } from './recharges';
import { unlessRefused } from './unless-refused';

interface Planned {
  readonly annualPpm: number;
  readonly days: number;
  readonly dividend: Dividend;
  /** Whole USD. */
  readonly min: number;
  readonly max: number;
  readonly capacity: number;
  /** Days from now. */
  readonly sale: readonly [from: number, to: number];
  readonly topUp?: readonly [dollars: number, day: number];
  /** Basis points of accrued interest; left out: no leaving early. */
  readonly reductionBp?: number;
  readonly renewable: boolean;
  /** Put aside for interest; left out: nothing yet. */
  readonly funded?: number;
  readonly holders?: Readonly<Partial<Record<'mia' | 'leo', number>>>;
}

const ENDS_BEFORE_NOW = -1 / 24;

/** In every phase, with both dividends, with and without a top-up and a way out before the end. */
const plan: Readonly<Record<keyof typeof texts, Planned>> = {
  meadow: {
    ...{ annualPpm: 27_500, days: 45, dividend: 'END', min: 200, max: 10_000, capacity: 50_000 },
    ...{ sale: [-30, ENDS_BEFORE_NOW], reductionBp: 5_000, renewable: false, funded: 200 },
  },
  quay: {
    ...{ annualPpm: 36_500, days: 60, dividend: 'DAILY', min: 300, max: 800, capacity: 800 },
    ...{ sale: [0, 40], renewable: true, funded: 10, holders: { leo: 600 } },
  },
  summit: {
    ...{ annualPpm: 45_000, days: 180, dividend: 'DAILY', min: 1_000, max: 50_000 },
    ...{ capacity: 500_000, sale: [3, 33], reductionBp: 8_000, renewable: true },
  },
  tide: {
    ...{ annualPpm: 36_500, days: 1, dividend: 'END', min: 20, max: 2_000, capacity: 40_000 },
    ...{ sale: [0, 365], renewable: true, funded: 5, holders: { mia: 500 } },
  },
  cove: {
    ...{ annualPpm: 19_000, days: 14, dividend: 'END', min: 50, max: 5_000, capacity: 20_000 },
    ...{ sale: [0, 2], renewable: true, funded: 20, holders: { leo: 200 } },
  },
  ridge: {
    ...{ annualPpm: 41_000, days: 90, dividend: 'DAILY', min: 500, max: 100_000 },
    ...{ capacity: 250_000, sale: [0, 60], reductionBp: 5_000, renewable: true, funded: 2_600 },
    holders: { leo: 1_000 },
  },
  harbour: {
    ...{ annualPpm: 32_000, days: 30, dividend: 'END', min: 100, max: 5_000, capacity: 100_000 },
    ...{ sale: [0, 45], topUp: [200, 15], reductionBp: 10_000, renewable: true, funded: 300 },
    holders: { mia: 800 },
  },
};

/** The key of the last join: once it was answered, all was done. */
export const lastJoinKey = 'practice-mia-harbour';

const DAY_MS = 86_400_000;
const reason = 'A project of the practice world';

/** Each is published and funded by two administrators, and joined; a start that was cut short is completed. */
export async function fillProjects(ctx: Context, people: People): Promise<void> {
  for (const [name, planned] of Object.entries(plan)) {
    const key = name as keyof typeof texts;
    const { id, termsId } = await theProject(ctx, people, key);
    if (planned.funded !== undefined) await fund(ctx, people, { id, key, dollars: planned.funded });
    for (const who of ['mia', 'leo'] as const) {
      const dollars = planned.holders?.[who];
      if (dollars === undefined) continue;
      const idempotencyKey = `practice-${who}-${key}`;
      const asked = { projectId: id, termsId, amount: usd(dollars * 100), idempotencyKey };
      await joinProject(asUser(ctx, people.users[who]), asked).catch(unlessRefused);
    }
  }
}

async function theProject(ctx: Context, { staff }: People, key: keyof typeof texts) {
  const known = await find(ctx, key);
  if (known) return known;
  const { id } = await proposeProject(
    { ...ctx, staff: staff.admin },
    { id: null, offer: await offerOf(ctx, key), reason, idempotencyKey: null },
  );
  await confirmProposal({ ...ctx, staff: staff.admin2 }, id);
  const made = await find(ctx, key);
  if (!made) throw new Error(`the project ${key} of the practice world is gone`);
  return made;
}

async function find(ctx: Context, key: keyof typeof texts): Promise<Project | undefined> {
  const all = await projects(ctx, { tab: 'ALL', first: 50, after: null });
  return all.find(({ titles }) => titles.en === texts[key].titles.en);
}

async function offerOf(ctx: Context, key: keyof typeof texts) {
  const { min, max, capacity, sale, topUp, reductionBp, ...rest } = plan[key];
  const now = (await ctx.now()).getTime();
  const [from, to] = sale.map((days) => new Date(now + days * DAY_MS)) as [Date, Date];
  const cents = (dollars: number) => usd(dollars * 100).minor;
  return {
    ...texts[key],
    issuer: 'Tarn Practice Ltd',
    ...{ annualPpm: rest.annualPpm, days: rest.days, dividend: rest.dividend },
    ...{ min: cents(min), max: cents(max), capacity: cents(capacity), renewable: rest.renewable },
    ...{ releaseAt: new Date(Math.min(now, from.getTime())), saleStartsAt: from, saleEndsAt: to },
    topUp: topUp ? { amount: cents(topUp[0]), day: topUp[1] } : null,
    earlyStop: reductionBp === undefined ? null : { reductionBp },
  };
}

interface Funded {
  readonly id: string;
  readonly key: string;
  readonly dollars: number;
}

async function fund(ctx: Context, { staff }: People, { id, key, dollars }: Funded): Promise<void> {
  const asked: ProposeFunding = {
    ...{ projectId: id, kind: 'PROJECT_FUNDING', amount: usd(dollars * 100), reason },
    bankReference: `FUND ${key.toUpperCase()}`,
    idempotencyKey: `practice-fund-${key}`,
  };
  const { id: proposal } = await proposeFunding({ ...ctx, staff: staff.admin }, asked);
  await confirmProposal({ ...ctx, staff: staff.admin2 }, proposal).catch(unlessRefused);
}
