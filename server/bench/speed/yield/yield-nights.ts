import type { Client } from 'pg';
import { accrueYield } from '../../../modules/yield';
import { withClient } from '../../../platform/database/database-exists';
import type { BenchServer } from '../bench-server';
import { median } from '../compare';
import { figure, type Figure, type Goal } from '../figure';
import { placingP99 } from '../placing-p99';
import { makePeople, type People } from '../people';
import { bareRows, type BareRows } from './bare-rows';
import { costNames, yieldCosts, type Costs } from './beside-holdings';

/** How many hold something, and where their ids begin. */
interface Size {
  readonly projects: number;
  readonly rounds: number;
  readonly firstId: number;
  readonly rows: readonly [night: number, beside: number, placing: number];
}

const HOLDERS = 10_000;
const HUNDRED_THOUSAND: Size = { projects: 10, rounds: 3, firstId: 300_001, rows: [14, 28, 29] };
/** Ten times as many, once: what takes minutes says little more at the third time. */
const MILLION: Size = { projects: 100, rounds: 1, firstId: 400_001, rows: [40, 41, 42] };

const holdingsOf = ({ projects }: Size): number => projects * HOLDERS;

function goalsOf(size: Size): readonly [night: Goal, beside: Goal, placing: Goal] {
  const holdings = holdingsOf(size).toLocaleString('en');
  const [night, beside, placing] = size.rows;
  return [
    {
      row: night,
      what: `a day’s interest for ${holdings} holdings with its ledger entries : a plain UPDATE of as many rows`,
      limitSeen: '1.0',
      bar: 0.2,
      stretch: 0.3,
    },
    {
      row: beside,
      what: `joining, listing and reading projects and own holdings : beside ${holdings} holdings`,
      limitSeen: '',
      bar: 0.8,
      stretch: 1,
    },
    {
      row: placing,
      what: `p99 of placing while the interest of ${holdings} holdings is booked : without`,
      limitSeen: '',
      bar: 2,
      stretch: 1.5,
      falling: true,
    },
  ];
}

const SLICE_MS = 5_000;

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
async function makeProjects(client: Client, count: number): Promise<string[]> {
  const proposal = await client.query<{ id: string }>(PROPOSAL);
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { rows } = await client.query<{ id: string }>(PROJECT, [proposal.rows[0]?.id]);
    made.push(rows[0]?.id ?? '');
  }
  return made;
}

async function makeHoldings(
  client: Client,
  terms: readonly string[],
  { firstId }: People,
): Promise<void> {
  for (const id of terms) await client.query(HOLDINGS, [id, firstId, HOLDERS]);
  await client.query('ANALYZE');
}

/** One night for all of them, in the sets the job takes. Resolves to milliseconds. */
async function night({ ctx }: BenchServer, all: number): Promise<number> {
  const began = performance.now();
  let booked = 0;
  for (let found = -1; found !== 0; booked += found) found = await accrueYield(ctx);
  const ms = performance.now() - began;
  if (booked !== all) throw new Error(`${String(booked)} holdings were booked, not ${String(all)}`);
  return ms;
}

interface Round {
  readonly ours: number;
  readonly bare: BareRows;
  readonly beside: Costs;
  readonly calm: number;
  readonly busy: number;
}

interface Stage {
  readonly bench: BenchServer;
  readonly client: Client;
  readonly people: People;
  readonly size: Size;
  /** Terms that can be joined. */
  readonly open: string;
}

/** A night for all of them by itself, what people do beside them, and a night while others place orders. */
async function oneRound(stage: Stage): Promise<Round> {
  const { bench, client, people, size, open } = stage;
  const all = holdingsOf(size);
  await makeHoldings(client, await makeProjects(client, size.projects), people);
  const beside = await yieldCosts(bench, open);
  const ours = await night(bench, all);
  const bare = await bareRows(client, all);
  await makeHoldings(client, await makeProjects(client, size.projects), people);
  const calm = await placingP99(bench, SLICE_MS);
  const nightly = night(bench, all);
  const busy = await placingP99(bench, SLICE_MS);
  await nightly;
  return { ours, bare, beside, calm, busy };
}

const nightsOf =
  (size: Size) =>
  async (bench: BenchServer): Promise<Figure[]> => {
    const people = await makePeople(bench.addresses.owner, HOLDERS, 0, size.firstId);
    return withClient(bench.addresses.owner, async (client) => {
      await client.query('SET ROLE tarn_owner; SET search_path = tarn, pg_temp');
      const [open = ''] = await makeProjects(client, 1);
      const alone = await yieldCosts(bench, open);
      const rounds: Round[] = [];
      while (rounds.length < size.rounds)
        rounds.push(await oneRound({ bench, client, people, size, open }));
      return figuresOf(goalsOf(size), alone, rounds);
    });
  };

export const yieldNights = nightsOf(HUNDRED_THOUSAND);
export const millionHoldings = nightsOf(MILLION);

function figuresOf(
  [nightly, besides, placing]: ReturnType<typeof goalsOf>,
  alone: Costs,
  rounds: readonly Round[],
): Figure[] {
  const over = (read: (round: Round) => number) => median(rounds.map(read));
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const costs = costNames.map((name) => {
    const beside = over((round) => round.beside[name]);
    return { ratio: alone[name] / beside, says: `${name} ${ms(beside)} : ${ms(alone[name])}` };
  });
  const entries = over(({ bare }) => bare.update / bare.entries);
  const barely = `its ledger entries alone, bare: ${entries.toFixed(2)}`;
  return [
    figure(
      nightly,
      over(({ ours, bare }) => bare.update / ours),
      `${seconds(over(({ ours }) => ours))} : ${seconds(over(({ bare }) => bare.update))}; ${barely}`,
    ),
    figure(
      besides,
      Math.min(...costs.map(({ ratio }) => ratio)),
      `the slowest of: ${costs.map(({ says }) => says).join(', ')}`,
    ),
    figure(
      placing,
      over(({ calm, busy }) => busy / calm),
      `${ms(over(({ busy }) => busy))} : ${ms(over(({ calm }) => calm))}`,
    ),
  ];
}
