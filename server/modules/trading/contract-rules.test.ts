import type { Direction } from '../../../schema/states';
import { moveClock, stopClock } from '../../testing/database';
import { refusalOf } from '../../testing/recharges';
import { withContracts, withProcesses } from '../../testing/people/contracts';
import { provenAfterEach, withWorld } from '../../testing/suite';
import { advance, aUserWith, instrumentId, quote, waitsForALock } from '../../testing/world';
import { recordQuotes } from '../market';
import type { Order } from './order.entity';
import { placeOrder } from './place-order';
import { settleDueOrders } from './settle-due-orders';

const world = withWorld();
const servers = withProcesses(world);
const { instrument, staking, open, settled } = withContracts(world);
let euro: string;
beforeAll(async () => {
  euro = await instrumentId(world, 'EUR/USD');
});
afterEach(() => stopClock(world.sql, null));
provenAfterEach(world);

const now = () => world.visitor.now();
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

describe('P10: a contract', () => {
  /** Hours of the market of EUR/USD, in seconds from now. */
  const hours = async (...sessions: readonly (readonly [opens: number, closes: number])[]) => {
    const at = await now();
    const calendar = '(SELECT calendar_id FROM instrument WHERE id = $1)';
    await world.sql.owner.query(`DELETE FROM open_period WHERE calendar_id = ${calendar}`, [euro]);
    for (const [opens, closes] of sessions) {
      await world.sql.owner.query(
        `INSERT INTO open_period (calendar_id, opens_at, closes_at) VALUES (${calendar}, $2, $3)`,
        [euro, later(at, opens * 1000), later(at, closes * 1000)],
      );
    }
  };
  const tryIt = async (durationSeconds = 60) => {
    const ann = await aUserWith(world, '50.00');
    return refusalOf(placeOrder(ann.ctx, staking(4_000, { instrumentId: euro, durationSeconds })));
  };

  it('opens inside a session that also holds its expiry, and not a millisecond later', async () => {
    await hours([-3600, 3600]);
    await quote(world, '1.08420', 'EUR/USD');
    expect(await tryIt()).toBe('OK');
    await hours([-3600, 45]);
    expect(await tryIt(30)).toBe('OK');
    expect(await tryIt(60)).toBe('NON_TRADING_TIME');
    const at = await now();
    await stopClock(world.sql, at);
    await hours([-3600, 60]);
    expect(await tryIt(60)).toBe('NON_TRADING_TIME');
    await stopClock(world.sql, later(at, -1));
    expect(await tryIt(60)).toBe('OK');
  });

  it('opens neither in a break nor on a day without a session nor where staff prohibit it', async () => {
    await hours([-3600, 3600]);
    await quote(world, '1.08420', 'EUR/USD');
    await hours([-3600, -1], [3600, 7200]);
    expect(await tryIt()).toBe('NON_TRADING_TIME');
    await hours([-5 * 86_400, -4 * 86_400], [4 * 86_400, 5 * 86_400]);
    expect(await tryIt()).toBe('MARKET_CLOSED');
    await hours([-3600, 3600]);
    await world.sql.owner.query('UPDATE instrument SET prohibited = true WHERE id = $1', [euro]);
    expect(await tryIt()).toBe('TRADING_PROHIBITED');
    await world.sql.owner.query('UPDATE instrument SET prohibited = false WHERE id = $1', [euro]);
    expect(await tryIt()).toBe('OK');
  });

  it('P10: what is off the lists is no instrument to trade, by whatever number it is asked for', async () => {
    const listed = (yes: boolean) =>
      world.sql.owner.query('UPDATE instrument SET listed = $2 WHERE id = $1', [euro, yes]);
    await listed(false);
    expect(await tryIt()).toBe('PRODUCT_NOT_FOUND');
    await listed(true);
    expect(await tryIt()).toBe('OK');
  });
});

describe('P8: the age of a quote is judged to the millisecond', () => {
  it.each([
    [5_000, 'OK'],
    [5_001, 'QUOTE_STALE'],
  ])('at opening, %d ms: %s', async (age, answer) => {
    const { at } = await quote(world, '100.00');
    const ann = await aUserWith(world, '50.00');
    await stopClock(world.sql, later(at, age));
    expect(await refusalOf(placeOrder(ann.ctx, staking(4_000)))).toBe(answer);
  });

  it.each([
    [0, 'WIN'],
    [4_999, 'WIN'],
    [5_000, 'WIN'],
    [5_001, 'VOID'],
    [30_000, 'VOID'],
  ])('at expiry, %d ms before it: %s', async (age, outcome) => {
    await quote(world, '100.00');
    const ann = await aUserWith(world, '50.00');
    const order = await open(ann);
    await stopClock(world.sql, later(order.settlesAt, -age));
    await quote(world, '101.00');
    await stopClock(world.sql, later(order.settlesAt, 1));
    await settleDueOrders(world.visitor);
    expect((await settled(order))?.outcome).toBe(outcome);
  });
});

describe('P2: expiry is judged to the millisecond', () => {
  it('a contract is not settled in the very millisecond of its expiry, but in the next', async () => {
    await quote(world, '100.00');
    const ann = await aUserWith(world, '50.00');
    const order = await open(ann);
    await stopClock(world.sql, order.settlesAt);
    await quote(world, '101.00');
    expect(await settleDueOrders(world.visitor)).toBe(0);
    await stopClock(world.sql, later(order.settlesAt, 1));
    expect(await settleDueOrders(world.visitor)).toBe(1);
    expect((await settled(order))?.outcome).toBe('WIN');
  });

  it('a quote of the very millisecond counts, and one of the next does not', async () => {
    await quote(world, '100.00');
    const ann = await aUserWith(world, '50.00');
    const order = await open(ann);
    await stopClock(world.sql, later(order.settlesAt, -1));
    await quote(world, '99.00');
    await stopClock(world.sql, order.settlesAt);
    await quote(world, '101.00');
    await stopClock(world.sql, later(order.settlesAt, 1));
    await quote(world, '99.00');
    await settleDueOrders(world.visitor);
    expect((await settled(order))?.outcome).toBe('WIN');
  });

  it('of two quotes in one millisecond the later one counts', async () => {
    await quote(world, '100.00');
    const ann = await aUserWith(world, '50.00');
    const order = await open(ann);
    await stopClock(world.sql, order.settlesAt);
    await quote(world, '99.00');
    await quote(world, '101.00');
    await stopClock(world.sql, later(order.settlesAt, 1));
    await settleDueOrders(world.visitor);
    expect((await settled(order))?.outcome).toBe('WIN');
  });

  it('the settler waits for a recorder that was under way at the expiry', async () => {
    await quote(world, '100.00');
    const ann = await aUserWith(world, '50.00');
    const order = await open(ann);
    await moveClock(world.sql, 59_000);
    const recorder = await world.sql.feed.connect();
    try {
      await recorder.query('BEGIN');
      await recordQuotes(recorder, [{ instrumentId: instrument.btc, price: '101.00' }]);
      await moveClock(world.sql, 2_000);
      const settling = settleDueOrders(world.visitor);
      expect(await waitsForALock(world, settling)).toBe(true);
      await recorder.query('COMMIT');
      await settling;
    } finally {
      recorder.release(true);
    }
    expect((await settled(order))?.outcome).toBe('WIN');
  });
});

it('P4: opening waits for a recorder under way, so that no quote before it can still come', async () => {
  await quote(world, '100.00');
  const ann = await aUserWith(world, '50.00');
  const recorder = await world.sql.feed.connect();
  try {
    await recorder.query('BEGIN');
    await recordQuotes(recorder, [{ instrumentId: instrument.btc, price: '101.00' }]);
    const opening = open(ann);
    expect(await waitsForALock(world, opening)).toBe(true);
    await recorder.query('COMMIT');
    expect((await opening).openPrice).toBe('101.00000000');
  } finally {
    recorder.release(true);
  }
});

it('P5: the provider’s own time is kept beside a quote and never decides its place', async () => {
  const { at: before } = await quote(world, '100.00');
  const at = await now();
  const providerAt = later(at, -3_000);
  const [recorded] = await recordQuotes(world.sql.feed, [
    { instrumentId: instrument.btc, price: '100.50', providerAt },
  ]);
  const { rows } = await world.sql.verify.query<{ at: Date; provider_at: Date }>(
    'SELECT at, provider_at FROM verify.quote WHERE id = $1',
    [recorded?.quoteId],
  );
  expect(rows[0]?.provider_at).toEqual(providerAt);
  expect(Number(rows[0]?.at)).toBeGreaterThanOrEqual(Number(at));
  expect(Number(rows[0]?.at)).toBeGreaterThan(Number(before));
});

describe('P1: whatever is staked', () => {
  it.each([
    ['101.00', 'WIN', 'LOSS'],
    ['99.00', 'LOSS', 'WIN'],
    ['100.00', 'DRAW', 'DRAW'],
    [null, 'VOID', 'VOID'],
  ] as const)('closing at %s, up is %s and down is %s', async (price, up, down) => {
    await quote(world, '100.00');
    const orders: [Order, Direction][] = [];
    for (const cents of [1_000, 99_999, 100_000, 100_001, 500_000]) {
      for (const direction of ['UP', 'DOWN'] as const) {
        const person = await aUserWith(world, '6000.00');
        orders.push([await open(person, cents, { direction }), direction]);
      }
    }
    await advance(world, 59);
    if (price) await quote(world, price);
    await advance(world, 2);
    await settleDueOrders(world.visitor);
    for (const [order, direction] of orders) {
      expect((await settled(order))?.outcome).toBe(direction === 'UP' ? up : down);
    }
  });
});

describe('P9: the bookings of 40.00 staked, with a fee of 0.40', () => {
  it.each([
    ['101.00', 'platform/fees 40, platform/trading -3400, user/available 7400, user/frozen -4040'],
    ['99.00', 'platform/fees 40, platform/trading 4000, user/frozen -4040'],
    ['100.00', 'user/available 4040, user/frozen -4040'],
    [null, 'user/available 4040, user/frozen -4040'],
  ])('closing at %s: %s', async (price, bookings) => {
    await quote(world, '100.00');
    const ann = await aUserWith(world, '50.00');
    const order = await open(ann);
    await advance(world, 59);
    if (price) await quote(world, price);
    await advance(world, 2);
    await settleDueOrders(world.visitor);
    const { rows } = await world.sql.verify.query<{ account: string; amount: string }>(
      'SELECT account, amount FROM verify.posting WHERE key = $1 ORDER BY account',
      [`order.settle:${order.id}`],
    );
    const legs = rows.map(({ account, amount }) => {
      const [kind = '', second = '', third = ''] = account.split('/');
      return `${kind}/${kind === 'user' ? third : second} ${amount}`;
    });
    expect(legs.join(', ')).toBe(bookings);
  });
});

it('P3: every term of an open contract is frozen, column by column, for its owner too', async () => {
  await quote(world, '100.00');
  const ann = await aUserWith(world, '50.00');
  const order = await open(ann);
  const { rows } = await world.sql.owner.query<{ name: string; type: string }>(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'tarn' AND table_name = 'trade_order' AND is_identity = 'NO'`,
  );
  const free = ['outcome', 'paid', 'settled_at', 'close_quote_id', 'close_quote_at', 'close_price'];
  const frozen = rows.filter(({ name }) => !free.includes(name));
  expect(frozen.length).toBeGreaterThanOrEqual(17);
  for (const { name, type } of frozen) {
    const other = type.startsWith('timestamp')
      ? `${name} + interval '1 second'`
      : type === 'text'
        ? `${name} || 'x'`
        : type === 'bytea'
          ? `sha256(${name})`
          : `coalesce(${name}, 0) + 1`;
    await expect(
      world.sql.owner.query(`UPDATE trade_order SET ${name} = ${other} WHERE id = $1`, [order.id]),
    ).rejects.toThrow(/frozen/);
  }
});

it('M9: a limit of open positions holds over eight servers at once', async () => {
  await quote(world, '100.00');
  const ann = await aUserWith(world, '90000.00');
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, n) =>
      refusalOf(placeOrder({ ...ann.ctx, db: servers[n % 8] ?? world.db }, staking(500_000))),
    ),
  );
  expect(answers.filter((answer) => answer === 'OK')).toHaveLength(4);
  expect(answers.filter((answer) => answer === 'POSITION_MAX')).toHaveLength(28);
});

it('M9: two orders of one user never look at the same positions', async () => {
  await quote(world, '100.00');
  const ann = await aUserWith(world, '90000.00');
  const first = await world.sql.owner.connect();
  try {
    await first.query('BEGIN');
    await first.query('SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [ann.userId]);
    const second = open(ann);
    expect(await waitsForALock(world, second)).toBe(true);
    await first.query('COMMIT');
    await second;
  } finally {
    first.release(true);
  }
});

it('M18: no two orders have one number, and no two recharges', async () => {
  for (const table of ['trade_order', 'recharge']) {
    const { rows } = await world.sql.owner.query<{ columns: string }>(
      `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
       WHERE table_schema = 'tarn' AND table_name = $1 AND is_identity = 'NO'`,
      [table],
    );
    const columns = rows[0]?.columns ?? '';
    await expect(
      world.sql.owner.query(
        `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${table} ORDER BY id LIMIT 1`,
      ),
    ).rejects.toThrow(/number/);
  }
});
