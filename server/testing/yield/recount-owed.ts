import { dayOf, midnight } from './zone-clock';

/** A holding, as far as what it can be paid follows from it. */
export interface Held {
  readonly id: string;
  readonly annual_ppm: number;
  readonly days: number;
  readonly topup: string;
  readonly zone: string;
  readonly started_at: Date;
  readonly topup_due_at: Date | null;
}

/** One movement of a project or of a holding in it, in cents. */
export interface Moved {
  readonly project: string;
  /** Null: put aside or taken back. */
  readonly holding: string | null;
  readonly kind: string;
  readonly at: number;
  /** What is held: came in or went out. */
  readonly held: bigint;
  /** What is put aside for interest: came in or went out. */
  readonly aside: bigint;
}

const YEAR_PPM = 365_000_000n;

/** One holding as it stands at a movement. */
interface Running {
  readonly row: Held;
  readonly nights: readonly number[];
  /** What came in, and when. */
  readonly added: { readonly at: number; readonly amount: bigint }[];
  paid: bigint;
  toppedUp: boolean;
}

/** All movements in their order: behind each but a payment of interest, what is put aside covers what is owed. */
export function walked(own: readonly Held[], moved: readonly Moved[], at: number) {
  const rows = new Map(own.map((row) => [row.id, row]));
  const running = new Map<string, Running>();
  const faults: string[] = [];
  let aside = 0n;
  for (const movement of moved) {
    aside += movement.aside;
    const row = movement.holding === null ? undefined : rows.get(movement.holding);
    if (row) applied(running, row, movement);
    if (movement.kind === 'project.interest') continue;
    const owed = owedBy(running, movement.at);
    if (aside < owed)
      faults.push(`${movement.kind}: ${String(aside)} put aside, ${String(owed)} owed`);
  }
  return { aside, owed: owedBy(running, at), faults };
}

function applied(running: Map<string, Running>, row: Held, movement: Moved): void {
  const { kind, at, held, aside } = movement;
  if (kind === 'project.settle') {
    running.delete(row.id);
    return;
  }
  const one = running.get(row.id) ?? begun(row);
  running.set(row.id, one);
  one.paid -= aside;
  one.toppedUp ||= kind === 'project.topup';
  if (held > 0n) one.added.push({ at, amount: held });
}

function begun(row: Held): Running {
  const first = dayOf(row.started_at.getTime(), row.zone);
  const nights = Array.from({ length: row.days }, (_, n) => midnight(first + n + 1, row.zone));
  return { row, nights, added: [], paid: 0n, toppedUp: false };
}

const owedBy = (running: ReadonlyMap<string, Running>, at: number): bigint =>
  [...running.values()].reduce((total, one) => total + mostStillPaid(one, at), 0n);

/** An agreed top-up that may still come counts as if it came at once; one that was missed ended the interest. */
function mostStillPaid({ row, nights, added, paid, toppedUp }: Running, at: number): bigint {
  const due = row.topup_due_at?.getTime() ?? null;
  const owes = due !== null && !toppedUp;
  const missed = owes && at >= due;
  const coming = owes && !missed ? BigInt(row.topup) : 0n;
  const principalDays = nights
    .filter((night) => !missed || night <= due)
    .reduce((total, night) => {
      const stood = added.reduce((sum, one) => (one.at < night ? sum + one.amount : sum), 0n);
      return total + stood + (night > at ? coming : 0n);
    }, 0n);
  return (BigInt(row.annual_ppm) * principalDays) / YEAR_PPM - paid;
}
