import type { Pool } from 'pg';
import { walked, type Held, type Moved } from './recount-owed';
import { pauseFaults, pausesOf } from './recount-pauses';

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

type HoldingRow = Held & Omit<TermsRow, 'made_at'> & { readonly terms_id: string };

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
