import type { Pool } from 'pg';
import { dayOf, midnight } from './zone-clock';

interface TermsRow {
  readonly id: string;
  readonly project_id: string;
  readonly made_at: Date;
  readonly annual_ppm: number;
  readonly days: number;
  readonly dividend: string;
  readonly topup: string;
  readonly early_stop: boolean;
  readonly reduction_bp: number;
}

interface HoldingRow extends Omit<TermsRow, 'made_at'> {
  readonly terms_id: string;
  readonly zone: string;
  readonly started_at: Date;
  readonly topup_due_at: Date | null;
}

/** One movement of a project or of a holding in it, in cents. */
interface Moved {
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

/** From one instant to another a project was suspended. */
type Pause = readonly [from: number, to: number];

const YEAR_PPM = 365_000_000n;
const FIGURES = ['annual_ppm', 'days', 'dividend', 'topup', 'early_stop', 'reduction_bp'] as const;

/**
 * Every project counted again from its movements, its versions and the audit log alone, as whoever reads `verify` can:
 * each holding keeps the version that was in force when it began, nobody began or added one while it was suspended, and
 * what is put aside covers at each movement what is still owed; `at`: an instant up to which every night is booked.
 * Resolves to what differs, in words.
 */
export async function recountProjects(verify: Pool, at: Date): Promise<string[]> {
  const { rows: terms } = await verify.query<TermsRow>(
    'SELECT * FROM verify.terms ORDER BY project_id, version',
  );
  const { rows: holdings } = await verify.query<HoldingRow>(
    'SELECT * FROM verify.holding ORDER BY id',
  );
  const moved = await movements(verify);
  const pauses = await pausesOf(verify);
  const { rows: projects } = await verify.query<Record<'id' | 'promised' | 'funded', string>>(
    'SELECT id, promised, funded FROM verify.project ORDER BY id',
  );
  return [
    ...holdings.flatMap((holding) => termsFaults(holding, terms)),
    ...projects.flatMap(({ id, promised, funded }) => {
      const own = holdings.filter(({ project_id: project }) => project === id);
      const of = moved.filter(({ project }) => project === id);
      const { aside, owed, faults } = walked(own, of, at.getTime());
      const counted = `${String(owed)} of ${String(aside)}`;
      if (counted !== `${promised} of ${funded}`)
        faults.push(`promised: counted ${counted}, found ${promised} of ${funded}`);
      faults.push(...pauseFaults(own, of, pauses.get(id) ?? []));
      return faults.map((what) => `project ${id}: ${what}`);
    }),
  ];
}

async function movements(verify: Pool): Promise<Moved[]> {
  const { rows } = await verify.query<
    Record<'project' | 'kind' | 'held' | 'aside', string> & { holding: string | null; at: Date }
  >(
    `WITH moved AS (
       SELECT transaction_id, kind, min(created_at) AS at,
         CASE WHEN key LIKE 'project.%' THEN split_part(key, ':', 2) END AS holding,
         max(split_part(account, '/', 3)) FILTER (WHERE account LIKE 'platform/project/%') AS project,
         coalesce(sum(amount) FILTER (WHERE account LIKE '%/held/USD'), 0) AS held,
         coalesce(sum(amount) FILTER (WHERE account LIKE 'platform/project/%'), 0) AS aside
       FROM verify.posting WHERE kind LIKE 'project.%' GROUP BY transaction_id, key, kind)
     SELECT coalesce(m.project, h.project_id::text) AS project, m.holding, m.kind, m.at, m.held, m.aside
     FROM moved m LEFT JOIN verify.holding h ON h.id::text = m.holding ORDER BY m.transaction_id`,
  );
  return rows.map(({ at, held, aside, ...row }) => ({
    ...row,
    ...{ at: at.getTime(), held: BigInt(held), aside: BigInt(aside) },
  }));
}

async function pausesOf(verify: Pool): Promise<Map<string, Pause[]>> {
  const { rows } = await verify.query<{ project: string; action: string; at: Date }>(
    `SELECT split_part(subject, '/', 2) AS project, action, at FROM verify.audit
     WHERE action IN ('project.suspend', 'project.resume') ORDER BY seq`,
  );
  const pauses = new Map<string, Pause[]>();
  for (const { project, action, at } of rows) {
    const before = pauses.get(project) ?? [];
    const [from] = before.at(-1) ?? [0];
    const next: Pause[] =
      action === 'project.suspend'
        ? [...before, [at.getTime(), Infinity]]
        : [...before.slice(0, -1), [from, at.getTime()]];
    pauses.set(project, next);
  }
  return pauses;
}

/** The version that was the newest when it began, figure by figure, whatever was published since. */
function termsFaults(h: HoldingRow, terms: readonly TermsRow[]): string[] {
  const versions = terms.filter(({ project_id: project }) => project === h.project_id);
  const place = versions.findIndex(({ id }) => id === h.terms_id);
  const own = versions[place];
  if (!own) return [`holding ${h.id}: has no terms`];
  const next = versions[place + 1];
  const others = FIGURES.filter((figure) => own[figure] !== h[figure]).map(
    (figure) => `${figure}: agreed ${String(own[figure])}, found ${String(h[figure])}`,
  );
  if (own.made_at > h.started_at || (next && next.made_at < h.started_at))
    others.push(`began under version ${String(place + 1)}, which was not in force`);
  return others.map((what) => `holding ${h.id}: ${what}`);
}

/** Begins, renewals, and what was added beyond the agreed top-up, while the project was suspended. */
function pauseFaults(
  own: readonly HoldingRow[],
  moved: readonly Moved[],
  pauses: readonly Pause[],
): string[] {
  const owed = new Map(own.map(({ id, topup }) => [id, BigInt(topup)]));
  const faults: string[] = [];
  for (const { holding, kind, at, held } of moved) {
    if (holding === null || held <= 0n) continue;
    const agreed = kind === 'project.topup' && held === owed.get(holding);
    if (kind === 'project.topup') owed.set(holding, 0n);
    if (!agreed && pauses.some(([from, to]) => from < at && at < to))
      faults.push(`${kind} of holding ${holding} while it was suspended`);
  }
  return faults;
}

/** One holding as it stands at a movement. */
interface Running {
  readonly row: HoldingRow;
  readonly nights: readonly number[];
  /** What came in, and when. */
  readonly added: { readonly at: number; readonly amount: bigint }[];
  paid: bigint;
  toppedUp: boolean;
}

/** All movements in their order: behind each but a payment of interest, what is put aside covers what is owed. */
function walked(own: readonly HoldingRow[], moved: readonly Moved[], at: number) {
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

function applied(running: Map<string, Running>, row: HoldingRow, movement: Moved): void {
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

function begun(row: HoldingRow): Running {
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
