import type { Pool } from 'pg';
import { dayOf, daysAfter, midnight } from './zone-clock';

interface HoldingRow {
  readonly id: string;
  readonly annual_ppm: number;
  readonly dividend: 'DAILY' | 'END';
  readonly zone: string;
  readonly initial: string;
  readonly principal: string;
  readonly reduction_bp: number;
  readonly days: number;
  readonly started_at: Date;
  readonly topup_due_at: Date | null;
  readonly ends_at: Date;
  readonly state: string;
  readonly accrued: string;
  readonly paid: string;
}

/** Principal that came in or went out, and interest that was paid, in cents. */
interface Moved {
  readonly kind: string;
  readonly at: number;
  readonly held: bigint;
  readonly interest: bigint;
}

const YEAR_PPM = 365_000_000n;

/**
 * Every holding counted again from its movements alone, by the calendar of another library: whoever reads `verify`
 * can do the same. Up to `bookedTo` every night has to be there; without it, up to the last that is booked. Resolves to
 * what differs, in words.
 */
export async function recount(verify: Pool, bookedTo: Date | null = null): Promise<string[]> {
  const { rows: holdings } = await verify.query<HoldingRow>(
    'SELECT * FROM verify.holding ORDER BY id',
  );
  const { rows: postings } = await verify.query<
    Record<'holding' | 'kind' | 'held' | 'interest', string> & { at: Date }
  >(
    `SELECT split_part(key, ':', 2) AS holding, kind, min(created_at) AS at,
       coalesce(sum(amount) FILTER (WHERE account LIKE '%/held/USD'), 0) AS held,
       -coalesce(sum(amount) FILTER (WHERE account LIKE 'platform/%'), 0) AS interest
     FROM verify.posting WHERE key LIKE 'project.%' GROUP BY transaction_id, key, kind ORDER BY transaction_id`,
  );
  const { rows: days } = await verify.query<
    Record<'holding_id' | 'principal' | 'amount', string> & { day: string }
  >(
    'SELECT holding_id, day::text, principal, amount FROM verify.holding_day ORDER BY holding_id, day',
  );
  const movedOf = groupBy(postings, ({ holding }) => holding);
  const daysOf = groupBy(days, ({ holding_id: holding }) => holding);
  return holdings.flatMap((holding) => {
    const moved = (movedOf.get(holding.id) ?? []).map(({ kind, at, held, interest }) => ({
      ...{ kind, at: at.getTime(), held: BigInt(held), interest: BigInt(interest) },
    }));
    const booked = (daysOf.get(holding.id) ?? []).map((d) => `${d.day} ${d.principal} ${d.amount}`);
    return differences(holding, moved, { booked, bookedTo }).map(
      (what) => `holding ${holding.id}: ${what}`,
    );
  });
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

interface Nights {
  readonly booked: readonly string[];
  readonly bookedTo: Date | null;
}

function differences(
  h: HoldingRow,
  moved: readonly Moved[],
  { booked, bookedTo }: Nights,
): string[] {
  const { zone } = h;
  const began = movedAt(moved, ['project.join', 'project.renew']);
  if (began === null) return ['no money came in'];
  const firstDay = dayOf(began, zone);
  const ends = daysAfter(h.started_at.getTime(), h.days, zone);
  const due = h.topup_due_at?.getTime() ?? null;
  const added = movedAt(moved, ['project.topup']);
  const earnsUntil = due === null || (added !== null && added < due) ? ends : due;
  const settled = movedAt(moved, ['project.settle']);
  const looked = Math.max(lastBooked(booked, zone) ?? -Infinity, bookedTo?.getTime() ?? -Infinity);
  const until = Math.min(earnsUntil, settled ?? looked);
  const nights = Array.from({ length: h.days }, (_, n) => midnight(firstDay + n + 1, zone));
  const passed = nights.filter((at) => at <= until);
  const counted = passed.map((at, n) => {
    const principal = principalBefore(moved, at);
    const amount = (BigInt(h.annual_ppm) * principal) / YEAR_PPM;
    const date = new Date((firstDay + n + 1) * 86_400_000).toISOString().slice(0, 10);
    return { principal, amount, says: `${date} ${String(principal)} ${String(amount)}` };
  });
  const sum = (of: (one: (typeof counted)[number]) => bigint) =>
    counted.reduce((total, one) => total + of(one), 0n);
  const byDay = sum(({ amount }) => amount);
  const whole = (BigInt(h.annual_ppm) * sum(({ principal }) => principal)) / YEAR_PPM;
  const daily = h.dividend === 'DAILY' ? byDay : 0n;
  const early = settled !== null && settled < earnsUntil;
  const reduced = whole - (whole * BigInt(h.reduction_bp)) / 10_000n;
  const owed = early ? (reduced > daily ? reduced : daily) : whole;
  const expected = {
    began: firstDay,
    ends,
    state: settled === null ? 'open' : 'SETTLED',
    days: counted.map(({ says }) => says),
    accrued: settled === null ? byDay : whole,
    paid: settled === null ? daily : owed,
    moved: settled === null ? daily : owed,
    held: settled === null ? principalBefore(moved, Infinity) : 0n,
  };
  const found = {
    began: dayOf(h.started_at.getTime(), zone),
    ends: h.ends_at.getTime(),
    state: h.state === 'SETTLED' ? h.state : 'open',
    days: booked,
    accrued: BigInt(h.accrued),
    paid: BigInt(h.paid),
    moved: moved.reduce((total, one) => total + one.interest, 0n),
    held:
      settled === null ? BigInt(h.principal) : moved.reduce((total, one) => total + one.held, 0n),
  };
  const text = (value: unknown) => (Array.isArray(value) ? value.join(' | ') : String(value));
  return (Object.keys(expected) as (keyof typeof expected)[])
    .filter((key) => text(expected[key]) !== text(found[key]))
    .map((key) => `${key}: counted ${text(expected[key])}, found ${text(found[key])}`);
}

/** When the money of a holding moved in one of these ways; null where it has not. */
const movedAt = (moved: readonly Moved[], kinds: readonly string[]): number | null =>
  moved.find(({ kind }) => kinds.includes(kind))?.at ?? null;

const lastBooked = (booked: readonly string[], zone: string): number | null => {
  const last = booked.at(-1)?.slice(0, 10);
  return last === undefined ? null : midnight(Date.parse(`${last}T00:00:00Z`) / 86_400_000, zone);
};

const principalBefore = (moved: readonly Moved[], at: number): bigint =>
  moved.filter((one) => one.at < at && one.held > 0n).reduce((total, one) => total + one.held, 0n);
