import { dayIn } from '../../../lib/time/days';
import { serverNow } from '../../../lib/time/serverClock';
import type { Tone } from '../../../ui/figure/StatusPill';
import { minorOf } from '../types';
import type { HoldingFieldsFragment } from './mine.generated';

export type Holding = HoldingFieldsFragment;

/** How a holding stands to its owner. MISSED: due, as an agreed top-up was not paid. */
export type Status =
  | 'EARNING'
  | 'ENDS_TODAY'
  | 'TOPUP'
  | 'TOPUP_TODAY'
  | 'DUE'
  | 'MISSED'
  | 'ENDED'
  | 'RENEWED'
  | 'LEFT_EARLY';

const DAY_MS = 86_400_000;

/** Whole days of a zone from today to an instant. */
export function daysUntil(zone: string, iso: string): number {
  const day = (at: number) => Date.parse(dayIn(zone, at));
  return Math.round((day(Date.parse(iso)) - day(serverNow())) / DAY_MS);
}

type Facts = Pick<
  Holding,
  'state' | 'zone' | 'endsAt' | 'maturesAt' | 'topupDueAt' | 'settledAt' | 'renewedAs'
>;

/** Interest ended before the agreed end: a top-up was not paid. */
const isMissed = ({ maturesAt, endsAt }: Facts) => Date.parse(maturesAt) < Date.parse(endsAt);

/** When interest ended because a top-up was not paid; null while it may still be paid, or where one left before. */
export function missedAt(holding: Facts): string | null {
  const { state, maturesAt, settledAt } = holding;
  const left = settledAt != null && Date.parse(settledAt) < Date.parse(maturesAt);
  return isMissed(holding) && state !== 'NEEDS_TOPUP' && !left ? maturesAt : null;
}

function ended({ maturesAt, settledAt, renewedAs }: Facts): Status {
  if (renewedAs != null) return 'RENEWED';
  return settledAt != null && Date.parse(settledAt) < Date.parse(maturesAt)
    ? 'LEFT_EARLY'
    : 'ENDED';
}

/** Of one that earns. */
function running({ state, zone, endsAt, topupDueAt }: Facts): Status {
  if (state === 'NEEDS_TOPUP' && topupDueAt != null)
    return daysUntil(zone, topupDueAt) > 0 ? 'TOPUP' : 'TOPUP_TODAY';
  return daysUntil(zone, endsAt) > 0 ? 'EARNING' : 'ENDS_TODAY';
}

export function statusOf(holding: Facts): Status {
  if (holding.state === 'SETTLED') return ended(holding);
  if (holding.state === 'DUE') return isMissed(holding) ? 'MISSED' : 'DUE';
  return running(holding);
}

export const toneOf: Readonly<Record<Status, Tone>> = {
  EARNING: 'ok',
  ENDS_TODAY: 'info',
  TOPUP: 'warn',
  TOPUP_TODAY: 'warn',
  DUE: 'info',
  MISSED: 'warn',
  ENDED: 'neutral',
  RENEWED: 'neutral',
  LEFT_EARLY: 'neutral',
};

/** Interest that its end will still pay: what was paid out before is left out. Minor units. */
export const interestLeft = ({ expected, paid }: Pick<Holding, 'expected' | 'paid'>): bigint =>
  minorOf(expected) - minorOf(paid);

/** The most that can still be added: by the accepted terms, and by what is left of the project. Minor units. */
export function addMax({ terms, principal, project }: Holding): bigint {
  const own = minorOf(terms.max) - minorOf(principal);
  const left = project ? minorOf(project.left) : own;
  const most = left < own ? left : own;
  return most > 0n ? most : 0n;
}

/** A 00:00 is still to come, and the project takes money. */
export const canAdd = (holding: Holding): boolean =>
  holding.state === 'EARNING' &&
  holding.nextAt != null &&
  holding.project != null &&
  holding.project.suspendReason == null &&
  addMax(holding) >= minorOf(holding.addMin);

/** Its present terms offer another period. */
export const isRenewable = (project: Holding['project']): boolean =>
  project != null && project.renewable && project.suspendReason == null;

export const canRenew = ({ state, project }: Holding): boolean =>
  state === 'DUE' && isRenewable(project);
