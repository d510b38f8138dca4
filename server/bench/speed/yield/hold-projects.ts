import type { Client } from 'pg';
import type { People } from '../people';

/** Of each project. */
export const HOLDERS = 10_000;

const PROPOSAL = `
  INSERT INTO proposal (kind, subject, reason, before, after, proposed_by, proposed_at, lapses_at, state, closed_by, closed_at)
  SELECT 'PROJECT_FUNDING', 'project/1', 'bench', '{}', '{"amount": "1", "bankReference": "bench"}', s.one,
    n.at, n.at + interval '7 days', 'CONFIRMED', s.another, n.at
  FROM (SELECT min(id) AS one, max(id) AS another FROM staff WHERE role = 'ADMIN') s, (SELECT tarn_now() AS at) n
  RETURNING id`;

/** 36.5 % a year, paid daily: ten cents a night of 100.00. */
const PROJECT = `
  WITH words AS (
    SELECT jsonb_object_agg(l, 'Bench') AS w FROM unnest(ARRAY['en', 'zh', 'hk', 'jp', 'kor', 'th', 'vi', 'de', 'fr', 'es']) l
  ), terms AS (SELECT nextval('yield_terms_id_seq') AS id
  ), project AS (INSERT INTO yield_project (terms_id) SELECT id FROM terms RETURNING id, terms_id
  ), total AS (
    INSERT INTO yield_project_total (project_id, account_id, invested, promised, funded)
    SELECT p.id, open_platform_account('platform/project/' || p.id || '/USD', 'USD'), 10000 * 10000::bigint,
      10000 * 10000::bigint, 1000000000000 FROM project p)
  INSERT INTO yield_terms (id, project_id, version, titles, descriptions, risks, issuer, annual_ppm, days, dividend,
    amount_min, amount_max, capacity, release_at, sale_starts_at, sale_ends_at, topup, early_stop, reduction_bp,
    renewable, proposal_id) OVERRIDING SYSTEM VALUE
  SELECT p.terms_id, p.id, 1, w, w, w, 'Bench', 365000, 1000, 'DAILY', 1, 100000000, 10000000000, tarn_now(), tarn_now(),
    tarn_now() + interval '1 day', 0, true, 0, true, $1 FROM project p, words RETURNING id`;

/** Joined yesterday: one 00:00 has passed since. */
const HOLDINGS = `
  INSERT INTO yield_holding (user_id, project_id, terms_id, terms_hash, annual_ppm, days, dividend, topup, early_stop,
    reduction_bp, zone, started_at, started_on, ends_at, initial, principal, state, next_at, matures_at, acts_at, promised)
  SELECT $2::bigint + n, t.project_id, t.id, t.hash, t.annual_ppm, t.days, t.dividend, 0, true, 0, 'UTC',
    d.at, (d.at AT TIME ZONE 'UTC')::date, d.ends, 10000, 10000, 'EARNING',
    zone_day_start((d.at AT TIME ZONE 'UTC')::date + 1, 'UTC'), d.ends, d.ends, 10000
  FROM yield_terms t, generate_series(0, $3::int - 1) n,
    (SELECT date_trunc('day', tarn_now(), 'UTC') - interval '1 hour' AS at,
      date_trunc('day', tarn_now(), 'UTC') - interval '1 hour' + interval '1000 days' AS ends) d
  WHERE t.id = $1`;

/** So many projects with nobody in them. Resolves to their terms. */
export async function makeProjects(client: Client, count: number): Promise<string[]> {
  const proposal = await client.query<{ id: string }>(PROPOSAL);
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { rows } = await client.query<{ id: string }>(PROJECT, [proposal.rows[0]?.id]);
    made.push(rows[0]?.id ?? '');
  }
  return made;
}

/** One holding of each of the people in each of the projects. */
export async function makeHoldings(
  client: Client,
  terms: readonly string[],
  { firstId }: People,
): Promise<void> {
  for (const id of terms) await client.query(HOLDINGS, [id, firstId, HOLDERS]);
  await client.query('ANALYZE');
}
