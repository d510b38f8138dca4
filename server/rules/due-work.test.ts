import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../schema/money';
import { placeOrder, settleDueOrders } from '../modules/trading';
import { aLeader, follows } from '../testing/people/leaders';
import { sealAll } from '../testing/people/sealed';
import { provenAfterEach, withProjectDesk, withWorld } from '../testing/suite';
import { advance, aUserWith, instrumentId, quote, type Person } from '../testing/world';

const world = withWorld();
const desk = withProjectDesk(world);
provenAfterEach(world);

const MANY = 12;

let ann: Person;
beforeAll(async () => {
  ann = await aUserWith(world, '5000.00');
});

/**
 * So many rows of the table a statement has read, wherever its functions read them: not as a whole where an index
 * leads to what is asked for, as on a table of a million rows.
 */
async function rowsRead(table: string, sql: string, settings = ''): Promise<number> {
  const client = await world.sql.owner.connect();
  const read = async () => {
    const { rows } = await client.query<{ read: number }>(
      `SELECT (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS read
       FROM pg_stat_xact_user_tables WHERE relname = $1`,
      [table],
    );
    return rows[0]?.read ?? 0;
  };
  try {
    await client.query('BEGIN');
    await client.query(
      `SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off; ${settings}`,
    );
    const before = await read();
    await client.query(sql);
    return (await read()) - before;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** While another database of this server writes, the newest block may end below what is sealed. */
async function sealThroughAll(): Promise<void> {
  const behind = `SELECT FROM proof_leaf l
    WHERE l.movement_id > (SELECT coalesce(max(b.through), 0) FROM proof_block b) LIMIT 1`;
  do await sealAll(world);
  while ((await world.sql.owner.query(behind)).rowCount !== 0);
}

const aRequestEach = (reviewBy: string) =>
  world.sql.owner.query(
    `INSERT INTO review (kind, subject_id, user_id, review_by)
     SELECT 'RECHARGE', (SELECT coalesce(max(subject_id), 0) FROM review) + 1000 + n, $1, tarn_now() + $2::interval
     FROM generate_series(1, $3::int) n`,
    [ann.userId, reviewBy, MANY],
  );

describe('QUALITY 1: what time has not come for is not read by the work that waits for it', () => {
  it('contracts that still run', async () => {
    const btc = await instrumentId(world);
    await quote(world, '2411.35');
    for (let n = 0; n < MANY; n += 1) {
      await placeOrder(ann.ctx, {
        ...{ instrumentId: btc, direction: 'UP', amount: parseMoney('USD', '40.00'), multiple: 1 },
        ...{ durationSeconds: 60, idempotencyKey: randomUUID() },
      });
    }
    expect(await rowsRead('trade_order', 'SELECT settle_due_orders(1000)')).toBe(0);
  });

  it('holdings whose next 00:00 lies ahead', async () => {
    for (let n = 0; n < MANY; n += 1) {
      await desk.join(ann, await desk.project({ days: 9, dividend: 'DAILY' }), 20_000);
    }
    expect(await rowsRead('yield_holding', 'SELECT accrue_yield(1000)')).toBe(0);
  });

  it('conversations about requests of which nothing became yet, or all of which was said', async () => {
    await aRequestEach('1 day');
    await world.sql.owner.query(
      `SELECT begin_conversation(v.user_id, NULL, 'en', 'RECHARGE', v.kind, v.subject_id)
       FROM review v WHERE v.kind = 'RECHARGE' AND v.state = 'SUBMITTED' AND v.user_id = $1`,
      [ann.userId],
    );
    await world.sql.owner.query('SELECT say_results(1000)');
    for (const table of ['conversation', 'review', 'conversation_message'])
      expect(await rowsRead(table, 'SELECT say_results(1000)')).toBe(0);
    await world.sql.owner.query(
      `UPDATE review SET state = 'CANCELLED', ended_at = tarn_now()
       WHERE id = (SELECT min(id) FROM review WHERE kind = 'RECHARGE' AND state = 'SUBMITTED' AND user_id = $1)`,
      [ann.userId],
    );
    expect(await rowsRead('conversation', 'SELECT say_results(1000)')).toBeLessThan(MANY / 2);
    const { rows } = await world.sql.owner.query('SELECT id FROM say_results(1000)');
    expect(rows).toHaveLength(1);
    expect(await rowsRead('conversation', 'SELECT say_results(1000)')).toBe(0);
  });

  it('requests that are in time: neither told to administrators nor pressing', async () => {
    await aRequestEach('1 day');
    expect(await rowsRead('review', 'SELECT escalate_overdue(1000)')).toBe(0);
    expect(await rowsRead('review', 'SELECT pressing_reviews(5)')).toBe(0);
    await aRequestEach('-1 second');
    expect(await rowsRead('review', 'SELECT pressing_reviews(5)')).toBeGreaterThanOrEqual(MANY);
  });
});

it('QUALITY 1: leaves of what is sealed are not read by the next block, nor for the delay of the seal', async () => {
  await sealThroughAll();
  await aUserWith(world, '10.00');
  // For long enough that the seal is late.
  await advance(world, 61);
  const { rows } = await world.sql.owner.query<{ below: number; above: number }>(
    `SELECT count(*) FILTER (WHERE l.movement_id <= b.through)::int AS below,
       count(*) FILTER (WHERE l.movement_id > b.through)::int AS above
     FROM proof_leaf l, (SELECT max(through) AS through FROM proof_block) b`,
  );
  const { below = 0, above = 0 } = rows[0] ?? {};
  expect(below).toBeGreaterThan(MANY);
  // As on a table of millions, where a merge of both costs less than asking for each.
  for (const sql of ['SELECT draft_block(1000, 0)', 'SELECT seal_delay()', 'SELECT seal_state()']) {
    const read = await rowsRead('proof_leaf', sql, 'SET LOCAL enable_nestloop = off');
    expect(read).toBeLessThanOrEqual(above);
  }
});

/** The rules of an order, asked of somebody as they are, or with the limit of positions reached. */
const refusal = (id: string, positionMax = 'f.position_max') =>
  `SELECT (order_refusal(${id}, true, i, t, q, tarn_now(), t.duration_seconds, t.stake_min, t.stake_min, 1, NULL, NULL, NULL, NULL,
     ROW(f.open_until, f.multiples, ${positionMax}, false, false, f.frozen)::placing_facts, false)).status
   FROM instrument i JOIN terms t ON t.instrument_id = i.id JOIN instrument_quote q ON q.instrument_id = i.id
   CROSS JOIN LATERAL placing_facts(${id}, i.calendar_id, tarn_now()) f
   WHERE i.symbol = 'BTC/USDT' AND t.duration_seconds = 60`;

it('M9: far from the limit of positions, what a person has open is not added up', async () => {
  await quote(world, '2411.35');
  const { rows } = await world.sql.owner.query<{ open: number }>(
    'SELECT count(*)::int AS open FROM trade_order WHERE user_id = $1 AND settled_at IS NULL',
    [ann.userId],
  );
  expect(rows[0]?.open).toBeGreaterThan(0);
  const said = await world.sql.owner.query(refusal(ann.userId));
  expect(said.rows).toEqual([{ status: 'OK' }]);
  expect(await rowsRead('trade_order', refusal(ann.userId))).toBe(0);
});

it.each([
  ['the limit of positions', (id: string) => refusal(id, '0')],
  ['own limits', (id: string) => `SELECT day_loss(${id}, tarn_now())`],
])('QUALITY 1: what a person has open is found among their own, for %s', async (_for, sql) => {
  const ben = await aUserWith(world, '10.00');
  // As where a person has a long past: what is open is not looked for in it.
  const read = await rowsRead('trade_order', sql(ben.userId), 'DROP INDEX trade_order_of_user');
  expect(read).toBe(0);
});

it('QUALITY 1: what somebody’s copies may still lose is found without all that they have open, or had', async () => {
  await quote(world, '2411.35');
  const lea = await aLeader(world, '5000.00');
  const ben = await aUserWith(world, '5000.00');
  await follows(ben, lea);
  const btc = await instrumentId(world);
  for (let n = 0; n < MANY; n += 1) {
    await placeOrder(lea.ctx, {
      ...{ instrumentId: btc, direction: 'UP', amount: parseMoney('USD', '10.00'), multiple: 1 },
      ...{ durationSeconds: 60, idempotencyKey: randomUUID() },
    });
  }
  const room = (since: string) =>
    `SELECT copy_room(id, ${since}) FROM following WHERE user_id = ${ben.userId}`;
  const today = 'platform_day_start(platform_day(tarn_now()))';
  expect(await rowsRead('trade_order', room(today))).toBe(0);
  // The first of the day and the last, however many they are.
  expect(await rowsRead('copy', room(today))).toBe(2);
  await advance(world, 61);
  await settleDueOrders(world.visitor);
  // Nothing is left of what came before now: a day on which all is settled.
  expect(await rowsRead('copy', room('tarn_now()'))).toBe(0);
});
