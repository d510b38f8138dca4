import { languages } from '../../../../schema/languages';
import { usd } from '../../../../schema/money';
import { confirmProposal } from '../../../modules/proposals';
import {
  interestOf,
  projects,
  proposeFunding,
  proposeProject,
  type ProjectOffer,
} from '../../../modules/yield';
import type { Context } from '../../../platform/context';
import { twoAdministrators, type Reviewer } from '../../rig/reviewer';
import { assertThat } from '../row';

/** Of every project here: 0.75 % in 30 days, from 10.00. */
const PPM = 91_250;
const DAYS = 30;
const DAY_MS = 86_400_000;

/** What an amount is promised to the end, minor units of USD. */
export const promisedFor = (minor: bigint): bigint => interestOf(PPM, minor * BigInt(DAYS));

export interface Offered {
  readonly id: string;
  readonly termsId: string;
}

interface Wanted {
  readonly name: string;
  /** Minor units of USD. */
  readonly capacity: bigint;
  readonly funded: bigint;
  readonly more?: Partial<ProjectOffer>;
}

/** A project that two administrators published and funded. */
export async function offer(reviewer: Reviewer, wanted: Wanted): Promise<Offered> {
  const [one, another] = twoAdministrators(reviewer);
  const asked = { reason: 'For torture', idempotencyKey: null };
  const { id: terms } = await proposeProject(one, {
    ...{ ...asked, id: null, offer: await offerOf(reviewer.ctx, wanted) },
  });
  await confirmProposal(another, terms);
  const made = (await projects(reviewer.ctx, { tab: 'ALL', first: 1, after: null }))[0];
  assertThat(made?.titles.en === wanted.name, 'the newest project is another');
  const { id: funding } = await proposeFunding(one, {
    ...{ ...asked, projectId: made.id, kind: 'PROJECT_FUNDING' },
    ...{ amount: usd(Number(wanted.funded)), bankReference: `TORTURE ${wanted.name}` },
  });
  await confirmProposal(another, funding);
  return { id: made.id, termsId: made.termsId };
}

async function offerOf(ctx: Context, { name, capacity, more }: Wanted): Promise<ProjectOffer> {
  const now = (await ctx.now()).getTime();
  const inAll = Object.fromEntries(languages.map((language) => [language, name]));
  return {
    ...{ titles: inAll, descriptions: inAll, risks: inAll, issuer: 'Tarn' },
    ...{ annualPpm: PPM, days: DAYS, dividend: 'END', min: 1_000n, max: 1_000_000n, capacity },
    ...{ releaseAt: new Date(now - DAY_MS), saleStartsAt: new Date(now - 1_000) },
    ...{ saleEndsAt: new Date(now + 400 * DAY_MS), topUp: null, earlyStop: null, renewable: true },
    ...more,
  };
}
