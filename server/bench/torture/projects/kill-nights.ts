import { Pool } from 'pg';
import { randomInt } from 'node:crypto';
import { usd } from '../../../../schema/money';
import { joinProject } from '../../../modules/yield';
import { withClient } from '../../../platform/database/database-exists';
import { pause } from '../../../platform/processes';
import { installClock } from '../../../testing/clock';
import { recount } from '../../../testing/yield/recount';
import type { LiveServer } from '../../rig/live-server';
import { openReviewer, type Reviewer } from '../../rig/reviewer';
import { withSecondServer } from '../../rig/second-server';
import type { Rig } from '../rig';
import { assertThat, type Row } from '../row';
import { offer } from './offered';

const PROJECTS = 10;
const DOLLARS = 9_900;
/** Two servers are ready within this, mostly, and wait for the night then; on a busy machine they are given longer. */
const LEAD_MS = 4_000;
/** Of what the last start took. */
const LEAD_STARTS = 1.5;
const LOOK_MS = 50;
const PATIENCE_MS = 60_000;

/** Behind the first booked night: the next set may just have begun, or be nearly done. */
const WITHIN_MS = 60;
/** Behind midnight, where nobody looks when. */
const AFTER_MS = 1_500;

/** What each kill found, holdings counted. */
interface Found {
  readonly booked: number;
  readonly left: number;
}

/** Where kills fell: before the night's work had begun, and where some of it was done. */
const before = ({ booked }: Found): boolean => booked === 0;
const midway = ({ booked, left }: Found): boolean => booked > 0 && left > 0;

/** The last row: it moves the clock of the database on. */
export const killNights: Row = {
  what: 'two servers are killed by `kill -9` around each 00:00 of projects that run',
  async run(rig) {
    const { owner } = rig.addresses();
    await withClient(owner, installClock);
    const reviewer = await openReviewer(rig.addresses());
    const pool = new Pool({ connectionString: owner, max: 1, options: '-c search_path=tarn' });
    try {
      const holdings = await joinAll(reviewer, rig.dose.holders);
      const found = await withSecondServer(rig.server, { owner }, async (second) => {
        const kills = await killEach(rig, pool, second);
        await allBooked(pool);
        return kills;
      });
      await proveNights(rig, holdings);
      const [early, within] = [found.filter(before).length, found.filter(midway).length];
      // A tenth of all each: kills beside the work would prove nothing.
      const few = Math.floor(rig.dose.nights / 10);
      assertThat(
        early >= few && within >= few,
        `kills fell beside the work: ${String(early)} before it, ${String(within)} within`,
      );
      return {
        count: `${String(rig.dose.nights)} nights, ${String(holdings)} holdings`,
        result: `each booked once, as counted again; ${String(early)} kills before the night's work, ${String(within)} within it`,
      };
    } finally {
      await reviewer.close();
      await pool.end();
    }
  },
};

/** From one night to more than all there are, of both dividends. Resolves to how many holdings there are. */
async function joinAll(reviewer: Reviewer, holders: number): Promise<number> {
  const people = [];
  for (let index = 0; index < holders; index += 1)
    people.push(await reviewer.customer(`night${String(index)}`, DOLLARS));
  for (let index = 0; index < PROJECTS; index += 1) {
    const days = [1, 2, 3, 10, 30, 60, 99, 100, 101, 365][index] ?? 1;
    const dividend = index % 2 === 0 ? 'DAILY' : 'END';
    const { id, termsId } = await offer(reviewer, {
      ...{ name: `Night ${String(index)}`, capacity: 100_000_000n, funded: 100_000_000n },
      more: { days, dividend, annualPpm: 365_000 + index },
    });
    for (const [place, { id: userId }] of people.entries()) {
      await joinProject(reviewer.asUser(userId), {
        ...{ projectId: id, termsId, amount: usd(10_000 + 137 * index + place) },
        idempotencyKey: `night-${String(index)}-${String(place)}`,
      });
    }
  }
  return holders * PROJECTS;
}

/** When a kill falls, in turn: just before midnight, as soon as some of its work is done, and at any time. */
const moments: readonly ((pool: Pool, midnight: Date) => Promise<void>)[] = [
  (pool, midnight) => pauseUntil(pool, midnight, -randomInt(1, 50)),
  async (pool, midnight) => {
    await pauseUntil(pool, midnight, 0);
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline && before(await foundAt(pool, midnight)));
    await pause(randomInt(0, WITHIN_MS));
  },
  (pool, midnight) => pauseUntil(pool, midnight, randomInt(-20, AFTER_MS)),
];

async function killEach({ server, dose }: Rig, pool: Pool, second: LiveServer): Promise<Found[]> {
  const both = [server, second];
  const found: Found[] = [];
  let leadMs = LEAD_MS;
  await Promise.all(both.map((one) => one.end('SIGKILL')));
  for (let night = 0; night < dose.nights; night += 1) {
    await nothingRuns(pool);
    await pool.query(
      `UPDATE test.clock SET shift = date_trunc('day', tarn_now(), 'UTC') + interval '1 day'
         - $1 * interval '1 millisecond' - clock_timestamp()`,
      [leadMs],
    );
    const { rows } = await pool.query<{ at: Date }>(
      `SELECT date_trunc('day', tarn_now(), 'UTC') + interval '1 day' AS at`,
    );
    const midnight = rows[0]?.at ?? new Date(0);
    const began = performance.now();
    await Promise.all(both.map((one) => one.start()));
    leadMs = Math.max(LEAD_MS, LEAD_STARTS * (performance.now() - began));
    await moments[night % moments.length]?.(pool, midnight);
    await Promise.all(both.map((one) => one.end('SIGKILL')));
    found.push(await foundAt(pool, midnight));
  }
  await Promise.all(both.map((one) => one.start()));
  return found;
}

/** The database ends what a server had begun that is killed: no day passes within one of its transactions. */
const nothingRuns = (pool: Pool): Promise<void> =>
  untilNone(pool, {
    rows: `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
         AND xact_start IS NOT NULL LIMIT 1`,
    otherwise: 'what a killed server had begun goes on',
  });

/** Resolves once the query finds no rows. @throws Error that says `otherwise` */
async function untilNone(
  pool: Pool,
  { rows: query, otherwise }: { readonly rows: string; readonly otherwise: string },
): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; ;) {
    if ((await pool.query(query)).rows.length === 0) return;
    assertThat(performance.now() < deadline, otherwise);
    await pause(LOOK_MS);
  }
}

async function pauseUntil(pool: Pool, at: Date, laterMs: number): Promise<void> {
  const { rows } = await pool.query<{ ms: string }>(
    'SELECT extract(epoch FROM $1::timestamptz - tarn_now()) * 1000 AS ms',
    [at],
  );
  await pause(Math.max(0, Number(rows[0]?.ms ?? 0) + laterMs));
}

async function foundAt(pool: Pool, midnight: Date): Promise<Found> {
  const { rows } = await pool.query<Found>(
    `SELECT (SELECT count(*)::int FROM yield_day WHERE day = ($1::timestamptz AT TIME ZONE 'UTC')::date) AS booked,
       (SELECT count(*)::int FROM yield_holding WHERE next_at <= $1) AS left`,
    [midnight],
  );
  return rows[0] ?? { booked: 0, left: 0 };
}

/** Resolves once nothing is due any more. */
const allBooked = (pool: Pool): Promise<void> =>
  untilNone(pool, {
    rows: 'SELECT 1 FROM yield_holding WHERE next_at <= tarn_now() OR acts_at <= tarn_now() LIMIT 1',
    otherwise: 'a night was left behind',
  });

/** Counted again from the movements by another calendar; each holding has as many nights as have passed. */
async function proveNights(rig: Rig, holdings: number): Promise<void> {
  const verify = new Pool({ connectionString: rig.server.run.verifyUrl, max: 1 });
  try {
    const [difference] = await recount(verify);
    assertThat(difference === undefined, difference ?? '');
    const { rows } = await verify.query<{ holdings: number; wrong: number }>(
      `SELECT count(*)::int AS holdings, count(*) FILTER (WHERE nights <> least($1, whole))::int AS wrong FROM (
         SELECT h.id, (h.ends_at::date - h.started_at::date) AS whole,
           (SELECT count(*) FROM verify.holding_day d WHERE d.holding_id = h.id) AS nights
         FROM verify.holding h JOIN verify.project p ON p.id = h.project_id
         WHERE h.annual_ppm BETWEEN 365000 AND 365009) one`,
      [rig.dose.nights],
    );
    assertThat(rows[0]?.holdings === holdings, 'holdings are missing');
    assertThat(rows[0].wrong === 0, `${String(rows[0].wrong)} have another number of nights`);
  } finally {
    await verify.end();
  }
}
