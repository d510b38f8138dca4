import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { money, parseMoney } from '../../../schema/money';
import { outcomes, type Outcome } from '../../../schema/states';
import { DomainError } from '../../platform/domain-error';
import { provenAfterEach, withWorld } from '../../testing/suite';
import { advance, aUserWith, instrumentId, quote, type Person } from '../../testing/world';
import type { Order } from './order.entity';
import { orders, orderTotals, type OwnOrderFilter } from './orders';
import { placeOrder } from './place-order';
import { settleAllDueOrders } from './settle-all-due-orders';

const world = withWorld();
let instruments: readonly string[];
beforeAll(async () => {
  instruments = [await instrumentId(world), await instrumentId(world, 'ETH/USDT')];
});
provenAfterEach(world);

const inZone = (zone: string) =>
  world.sql.owner.query(`UPDATE setting SET value = to_jsonb($1::text) WHERE key = 'timezone'`, [
    zone,
  ]);

/** Days in the zone as the database's own clock has them now. */
async function today(days = 0): Promise<string> {
  const { rows } = await world.sql.owner.query<{ day: string }>(
    `SELECT ((tarn_now() AT TIME ZONE (value #>> '{}'))::date + $1::int)::text AS day
     FROM setting WHERE key = 'timezone'`,
    [days],
  );
  return rows[0]?.day ?? '';
}

async function everyPage({ ctx, userId }: Person, filter: OwnOrderFilter): Promise<Order[]> {
  const all: Order[] = [];
  for (let after: string | null = null; ;) {
    const page = await orders(ctx, userId, { ...filter, first: 3, after });
    all.push(...page.slice(0, 3));
    if (page.length <= 3) return all;
    after = all.at(-1)?.id ?? null;
  }
}

const sumOf = (rows: readonly Order[]) => ({
  count: rows.length,
  stake: money(
    'USD',
    rows.reduce((sum, { stake }) => sum + stake, 0n),
  ),
  net: money(
    'USD',
    rows.reduce(
      (sum, { stake, fee, paid }) => (paid === null ? sum : sum + paid - stake - fee),
      0n,
    ),
  ),
});

/** Opens contracts around the clock for days; what is due settles at some later step. */
async function trade(ann: Person, seed: number): Promise<void> {
  const steps = fc.sample(
    fc.record({
      pause: fc.integer({ min: 60, max: 5 * 3_600 }),
      price: fc.constantFrom('100.00', '101.00', '102.00'),
      which: fc.constantFrom(0, 1),
      direction: fc.constantFrom('UP' as const, 'DOWN' as const),
      dollars: fc.integer({ min: 10, max: 60 }),
      settles: fc.boolean(),
    }),
    { numRuns: 26, seed },
  );
  for (const { pause, price, which, direction, dollars, settles } of steps) {
    await advance(world, pause);
    if (settles) await settleAllDueOrders(world.visitor);
    await quote(world, price, which === 0 ? 'BTC/USDT' : 'ETH/USDT');
    await placeOrder(ann.ctx, {
      instrumentId: instruments[which] ?? '',
      direction,
      amount: parseMoney('USD', String(dollars)),
      multiple: 1,
      durationSeconds: 300,
      idempotencyKey: randomUUID(),
    });
    await advance(world, 299);
    await quote(world, '101.00', which === 0 ? 'BTC/USDT' : 'ETH/USDT');
  }
}

async function tallies(): Promise<unknown[]> {
  const { rows } = await world.sql.owner.query<Record<string, unknown>>(
    `SELECT 'settled' AS by, t.* FROM order_day t UNION ALL SELECT 'opened', t.* FROM order_opened_day t
     ORDER BY 1, 2, 3, 4, 5`,
  );
  return rows;
}

const filters = (days: readonly string[]) =>
  fc
    .record({
      state: fc.constantFrom(null, 'OPEN' as const, 'SETTLED' as const),
      outcome: fc.constantFrom<(Outcome | null)[]>(null, null, ...outcomes),
      instrumentId: fc.constantFrom(null, ...instruments),
      fromOn: fc.constantFrom(null, ...days),
      toOn: fc.constantFrom(null, ...days),
    })
    .filter(({ fromOn, toOn }) => fromOn === null || toOn === null || fromOn <= toOn);

/** Five hours behind UTC, an hour less in summer, which ends the day after tomorrow at one o'clock. */
function goingBack(): string {
  const year = new Date().getUTCFullYear();
  const day = Math.floor((Date.now() - Date.UTC(year, 0, 1)) / 86_400_000);
  const julian = (from: number) => `J${String(((day + from) % 365) + 1)}`;
  return `STD5DST4,${julian(100)}/0,${julian(2)}/1`;
}

describe('H1: the totals of a list are those of its pages', () => {
  it.each([
    ['UTC', 'UTC', 1],
    ['a zone whose clocks go back over midnight meanwhile', goingBack(), 2],
    ['Pacific/Auckland', 'Pacific/Auckland', 3],
  ])(
    'in %s, for any filter',
    async (_, zone, seed) => {
      await inZone(zone);
      const ann = await aUserWith(world, '9000.00');
      const first = await today(-1);
      await trade(ann, seed);
      const days = [first, ...(await Promise.all([-4, -3, -2, -1, 0].map(today)))].sort();
      await fc.assert(
        fc.asyncProperty(filters(days), async (filter) => {
          const listed = sumOf(await everyPage(ann, filter));
          expect(await orderTotals(ann.ctx, ann.userId, filter)).toEqual(listed);
        }),
        { numRuns: 60, seed },
      );
      const all = await orderTotals(ann.ctx, ann.userId, {});
      expect(all.count).toBe(26);
      const ever = { fromOn: '2000-01-01', toOn: '2100-12-31' };
      expect(await orderTotals(ann.ctx, ann.userId, ever)).toEqual(all);
      // Counted anew, as the migration and a change of the zone do, both tallies are what they were.
      const kept = await tallies();
      await world.sql.owner.query('SELECT tally_orders()');
      expect(await tallies()).toEqual(kept);
      // Another zone has other days, and says so of what was settled before, too.
      await inZone('Asia/Tokyo');
      for (const day of days) {
        const filter = { fromOn: day, toOn: day };
        const listed = sumOf(await everyPage(ann, filter));
        expect(await orderTotals(ann.ctx, ann.userId, filter)).toEqual(listed);
      }
    },
    120_000,
  );

  it('a contract over midnight is listed on the day it opened and earns on the day it settled', async () => {
    await inZone('UTC');
    const ann = await aUserWith(world, '500.00');
    const { rows } = await world.sql.owner.query<{ left: string }>(
      `SELECT extract(epoch FROM platform_day_start((tarn_now() AT TIME ZONE 'UTC')::date + 1) - tarn_now()) AS left`,
    );
    await advance(world, Number(rows[0]?.left ?? 0) - 60);
    await quote(world, '100.00');
    const opened = await today();
    await placeOrder(ann.ctx, {
      instrumentId: instruments[0] ?? '',
      direction: 'UP',
      amount: parseMoney('USD', '100'),
      multiple: 1,
      durationSeconds: 300,
      idempotencyKey: randomUUID(),
    });
    await advance(world, 298);
    await quote(world, '101.00');
    await advance(world, 4);
    await settleAllDueOrders(world.visitor);
    const settled = await today();
    expect(settled).not.toBe(opened);
    const on = (day: string) => orderTotals(ann.ctx, ann.userId, { fromOn: day, toOn: day });
    expect((await on(opened)).count).toBe(1);
    expect((await on(settled)).count).toBe(0);
    const { rows: profit } = await world.sql.app.query<{ day: string; net: string }>(
      'SELECT day::text, net FROM order_day WHERE user_id = $1',
      [ann.userId],
    );
    expect(profit).toEqual([{ day: settled, net: '8700' }]);
  });

  it.each([
    { fromOn: '2026-02-30' },
    { fromOn: '20260101' },
    { toOn: '1999-12-31' },
    { toOn: "2026-01-01'; DROP TABLE" },
    { fromOn: '2026-01-02', toOn: '2026-01-01' },
  ])('%j is no range of days', async (filter) => {
    const ann = await aUserWith(world, '1.00');
    for (const read of [
      () => orders(ann.ctx, ann.userId, { ...filter, first: 1, after: null }),
      () => orderTotals(ann.ctx, ann.userId, filter),
    ]) {
      await expect(read()).rejects.toThrow(DomainError);
    }
  });
});

describe('a platform day', () => {
  // From the zone database: clocks go back over midnight, forward over it, by half an hour, and not.
  it.each([
    ['America/Havana', '2026-11-01'],
    ['America/Havana', '2026-03-08'],
    ['Africa/Cairo', '2026-04-24'],
    ['Australia/Lord_Howe', '2026-04-05'],
    ['Asia/Kathmandu', '2026-06-01'],
  ])('in %s, %s, holds every instant of its date and no other', async (zone, day) => {
    await inZone(zone);
    const { rows } = await world.sql.owner.query<{ wrong: string }>(
      `SELECT count(*) AS wrong
       FROM generate_series($1::date::timestamptz - interval '2 days',
         $1::date::timestamptz + interval '3 days', interval '15 minutes') AS at
       WHERE ((at AT TIME ZONE $2)::date = $1::date)
         IS DISTINCT FROM (at >= platform_day_start($1::date) AND at < platform_day_start($1::date + 1))`,
      [day, zone],
    );
    expect(rows[0]?.wrong).toBe('0');
    await inZone('UTC');
  });
});
