import { YEAR_PPM } from '../../../schema/figures/offers';
import type { Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import type { Project } from './projects';

/** Interest in whole cents, rounded down. Twin of `yield_interest`; outlook.test.ts holds both. */
export const interestOf = (annualPpm: number, principalDays: bigint): bigint =>
  (BigInt(annualPpm) * principalDays) / YEAR_PPM;

/** What comes of joining now with an amount. Minor units of USD. */
export interface Outlook {
  readonly amount: bigint;
  /** Of one full day of the amount, rounded down. */
  readonly daily: bigint;
  /** Until the end, the agreed top-up counted from its due instant on. */
  readonly interest: bigint;
  /** What is paid back in the end: principal, top-up and interest. */
  readonly total: bigint;
  readonly startsAt: Date;
  readonly firstInterestAt: Date;
  readonly topupDueAt: Date | null;
  readonly endsAt: Date;
}

/** The sum of the principal at each 00:00, should the agreed top-up arrive at its due instant. */
export const expectedPrincipalDays = (
  { days, topup, topupDay }: Pick<Project, 'days' | 'topup' | 'topupDay'>,
  amount: bigint,
): bigint => amount * BigInt(days) + topup * BigInt(days - (topupDay ?? days));

/** The figures of a project for an amount, were it joined now. */
export async function projectOutlook(
  db: Reads,
  project: Project,
  amount: bigint,
): Promise<Outlook> {
  const [row] = await rows<Pick<Outlook, 'startsAt' | 'firstInterestAt' | 'topupDueAt' | 'endsAt'>>(
    db,
    `SELECT n.at AS starts_at, zone_day_start((n.at AT TIME ZONE n.zone)::date + 1, n.zone) AS first_interest_at,
       zone_days_after(n.at, $1, n.zone) AS ends_at,
       CASE WHEN $2::int IS NOT NULL THEN zone_days_after(n.at, $2, n.zone) END AS topup_due_at
     FROM (SELECT tarn_now() AS at, platform_zone() AS zone) n`,
    [project.days, project.topupDay],
  );
  if (!row) throw new Error('the outlook of a project has no row');
  const interest = interestOf(project.annualPpm, expectedPrincipalDays(project, amount));
  return {
    amount,
    daily: interestOf(project.annualPpm, amount),
    interest,
    total: amount + project.topup + interest,
    ...row,
  };
}
