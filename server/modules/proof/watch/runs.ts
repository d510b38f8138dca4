import type { Context } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

type Reads = Pick<Context, 'db'>;

/** What the platform proves of itself: what is new, all of it every night, and the outcomes of the day before. */
export type ProofKind = 'CONTINUOUS' | 'NIGHTLY' | 'OUTCOMES';

export interface ProofRun {
  readonly kind: ProofKind;
  /** Of the platform, `YYYY-MM-DD`: the day that is proved. */
  readonly day: string;
  readonly startedAt: Date;
  /** When it last proved something, null when it has not yet. */
  readonly provedAt: Date | null;
  /** False while it has still something to prove; a continuous one never ends. */
  readonly ended: boolean;
  /** What it examined: checks of NIGHTLY, contracts of OUTCOMES, entries of CONTINUOUS. */
  readonly entries: string;
  readonly mismatches: number;
  /** Why the last try was cut short, null when it was not. */
  readonly fault: string | null;
}

/** The newest run of each kind. */
export const lastProofs = ({ db }: Reads): Promise<ProofRun[]> =>
  rows<ProofRun>(
    db,
    `SELECT DISTINCT ON (r.kind) r.kind, r.day::text AS day, r.started_at, r.proved_at,
       r.ended_at IS NOT NULL AS ended, r.entries, r.fault,
       (SELECT count(*)::int FROM proof_mismatch m WHERE m.run_id = r.id) AS mismatches
     FROM proof_run r ORDER BY r.kind, r.day DESC`,
  );

/** One day of the platform as it was proved. */
export interface ProofNight {
  readonly day: string;
  /** Of all runs of that day. */
  readonly mismatches: number;
  /** Contracts whose outcome was recomputed. */
  readonly outcomes: string;
  /** Whether its outcomes are proved to their end, and the books on that night or on a later one, which prove all. */
  readonly complete: boolean;
}

/** The last days of which anything was proved, the newest first; a day that no run is of is not among them. */
export const mismatchesByNight = ({ db }: Reads, days: number): Promise<ProofNight[]> =>
  rows<ProofNight>(
    db,
    `SELECT r.day::text AS day, coalesce(sum(m.count), 0)::int AS mismatches,
       coalesce(sum(r.entries) FILTER (WHERE r.kind = 'OUTCOMES'), 0)::bigint AS outcomes,
       bool_or(r.kind = 'OUTCOMES' AND r.ended_at IS NOT NULL)
         AND EXISTS (SELECT FROM proof_run n WHERE n.kind = 'NIGHTLY' AND n.day >= r.day AND n.ended_at IS NOT NULL)
         AS complete
     FROM proof_run r LEFT JOIN LATERAL (
       SELECT count(*) AS count FROM proof_mismatch n WHERE n.run_id = r.id) m ON true
     GROUP BY r.day ORDER BY r.day DESC LIMIT $1`,
    [days],
  );

/** How many outcomes were ever recomputed, and how many things were ever found that did not fit. */
export async function provedInAll({
  db,
}: Reads): Promise<{ readonly outcomes: string; readonly mismatches: number }> {
  const [row] = await rows<{ outcomes: string; mismatches: number }>(
    db,
    `SELECT coalesce(sum(r.entries), 0)::bigint AS outcomes,
       (SELECT count(*)::int FROM proof_mismatch) AS mismatches
     FROM proof_run r WHERE r.kind = 'OUTCOMES'`,
  );
  return row ?? { outcomes: '0', mismatches: 0 };
}
