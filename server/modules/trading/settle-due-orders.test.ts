import { randomUUID } from 'node:crypto';
import { parseMoney } from '../../../schema/money';
import { isRefusal } from '../../platform/domain-error';
import type { Direction } from '../../../schema/states';
import { stopClock } from '../../testing/database';
import { provenAfterEach, withWorld } from '../../testing/suite';
import { advance, aUserWith, instrumentId, purses, quote, type Person } from '../../testing/world';
import { placeOrder } from './place-order';
import { settleDueOrders } from './settle-due-orders';

const world = withWorld();
let btc: string;
beforeAll(async () => {
  btc = await instrumentId(world);
});
provenAfterEach(world);

const open = (person: Person, direction: Direction = 'UP', dollars = '40.00') =>
  placeOrder(person.ctx, {
    instrumentId: btc,
    direction,
    amount: parseMoney('USD', dollars),
    multiple: 1,
    durationSeconds: 60,
    idempotencyKey: randomUUID(),
  }).then(({ order }) => order);

const settle = () => settleDueOrders(world.visitor);

/** Opens at 2411.35 out of 100.00, and lets it expire with this newest quote. */
async function expired(direction: Direction, closePrice: string | null) {
  await quote(world, '2411.35');
  const ann = await aUserWith(world, '100.00');
  const order = await open(ann, direction);
  await advance(world, 59);
  if (closePrice) await quote(world, closePrice);
  await advance(world, 2);
  return { ann, order };
}

const settledRow = async (id: string) => {
  const { rows } = await world.sql.verify.query<{
    outcome: string | null;
    paid: string | null;
    close_quote_id: string | null;
    settled_at: Date | null;
    settles_at: Date;
  }>(
    'SELECT outcome, paid, close_quote_id, settled_at, settles_at FROM verify.orders WHERE id = $1',
    [id],
  );
  return rows[0];
};

describe('P9: settling 40.00 staked out of 100.00, opened at 2411.35', () => {
  it.each([
    ['UP', '2411.36', '133.60', 'it won: the stake and 85 % come, the fee is spent'],
    ['UP', '2411.34', '59.60', 'it lost: stake and fee are gone, and no more'],
    ['UP', '2411.35', '100.00', 'it drew: stake and fee come back'],
    ['UP', null, '100.00', 'no fresh quote, void: stake and fee come back'],
    ['DOWN', '2411.34', '133.60', 'it won: the stake and 85 % come, the fee is spent'],
    ['DOWN', '2411.36', '59.60', 'it lost: stake and fee are gone, and no more'],
  ] as const)('%s, closing at %s, leaves %s: %s', async (direction, closePrice, left, _why) => {
    const { ann, order } = await expired(direction, closePrice);
    await settle();
    expect(await purses(world, ann)).toEqual({ available: left, frozen: '0.00' });
    const { rows } = await world.sql.verify.query<{ sum: string }>(
      'SELECT sum(amount) FROM verify.posting WHERE key = $1',
      [`order.settle:${order.id}`],
    );
    expect(rows[0]?.sum).toBe('0');
  });
});

it('P1: an outcome is the same for everybody, whatever they stake or hold', async () => {
  await quote(world, '2411.35');
  const people = await Promise.all(
    ['40.00', '10.00', '5000.00', '333.00'].map(async (stake, index) => {
      const person = await aUserWith(world, '9000.00');
      if (index % 2 === 0) await open(person, 'DOWN', '100.00');
      return open(person, 'UP', stake);
    }),
  );
  await advance(world, 59);
  await quote(world, '2411.36');
  await advance(world, 2);
  await settle();
  for (const { id } of people) expect(await settledRow(id)).toMatchObject({ outcome: 'WIN' });
});

describe('P2: the settlement price', () => {
  it('is the newest quote at or before expiry, although the server comes back late', async () => {
    await quote(world, '2411.35');
    const ann = await aUserWith(world, '100.00');
    const order = await open(ann);
    await advance(world, 58);
    const last = await quote(world, '2411.40');
    await advance(world, 3);
    await quote(world, '2400.00');
    await advance(world, 3600);
    await quote(world, '2300.00');
    await settle();
    expect(await settledRow(order.id)).toMatchObject({
      outcome: 'WIN',
      close_quote_id: last.quote_id,
    });
  });
});

describe('P3: the terms of an open contract', () => {
  it.each(['owner', 'app', 'feed', 'verify'] as const)('cannot be changed by %s', async (role) => {
    await quote(world, '2411.35');
    const ann = await aUserWith(world, '100.00');
    const { id } = await open(ann);
    for (const change of [
      'payout_bp = 9900',
      'stake = 1',
      "direction = 'DOWN'",
      'open_price = 1',
    ]) {
      await expect(
        world.sql[role].query(`UPDATE tarn.trade_order SET ${change} WHERE id = $1`, [id]),
      ).rejects.toThrow(/frozen|permission denied/);
    }
  });

  it('outlive a change of what is offered, which counts for later contracts alone', async () => {
    await quote(world, '2411.35');
    const ann = await aUserWith(world, '200.00');
    const before = await open(ann);
    await world.sql.owner.query(
      'UPDATE terms SET payout_bp = 5000 WHERE instrument_id = $1 AND duration_seconds = 60',
      [btc],
    );
    const after = await open(ann);
    await world.sql.owner.query(
      'UPDATE terms SET payout_bp = 8500 WHERE instrument_id = $1 AND duration_seconds = 60',
      [btc],
    );
    expect([before.payoutBp, after.payoutBp]).toEqual([8500, 5000]);
    expect(before.termsHash.equals(after.termsHash)).toBe(false);
    await advance(world, 59);
    await quote(world, '2411.36');
    await advance(world, 2);
    await settle();
    expect((await settledRow(before.id))?.paid).toBe('7400');
    expect((await settledRow(after.id))?.paid).toBe('6000');
  });
});

describe('P8: a quote that is too old', () => {
  it.each([
    [5_000, 'opens'],
    [5_001, 'QUOTE_STALE'],
  ])('of %d ms: %s', async (age, answer) => {
    const ann = await aUserWith(world, '100.00');
    const { at } = await quote(world, '2411.35');
    await stopClock(world.sql, new Date(at.getTime() + age));
    const opened = await open(ann).then(
      () => 'opens',
      (error: unknown) => (isRefusal(error) ? error.code : String(error)),
    );
    await stopClock(world.sql, null);
    expect(opened).toBe(answer);
  });

  it('voids the contract at expiry and returns stake and fee', async () => {
    const { ann, order } = await expired('UP', null);
    await settle();
    expect(await settledRow(order.id)).toMatchObject({ outcome: 'VOID', paid: '4040' });
    expect(await purses(world, ann)).toEqual({ available: '100.00', frozen: '0.00' });
  });
});

it('P11: a contract that is settled is passed over, whoever names it to the settler', async () => {
  const { ann, order } = await expired('UP', '2411.36');
  await settle();
  const before = [await settledRow(order.id), await purses(world, ann)];
  const { rows } = await world.sql.owner.query(
    'SELECT * FROM settle_order_set(ARRAY[$1::bigint])',
    [order.id],
  );
  expect(rows).toEqual([]);
  expect([await settledRow(order.id), await purses(world, ann)]).toEqual(before);
});

it('P11: one contract that cannot be settled holds no other back', async () => {
  await quote(world, '2411.35');
  const [ann, ben] = await Promise.all([aUserWith(world, '100.00'), aUserWith(world, '100.00')]);
  const [broken, sound] = await Promise.all([open(ann), open(ben)]);
  await world.sql.owner.query(
    `CREATE OR REPLACE FUNCTION fail_one() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN IF NEW.id = ${broken.id} AND NEW.outcome IS NOT NULL THEN RAISE EXCEPTION 'disk gone'; END IF;
     RETURN NEW; END $$`,
  );
  await world.sql.owner.query(
    'CREATE TRIGGER fail_one BEFORE UPDATE ON trade_order FOR EACH ROW EXECUTE FUNCTION fail_one()',
  );
  await advance(world, 59);
  await quote(world, '2411.36');
  await advance(world, 2);
  expect(await settle()).toBe(1);
  expect((await settledRow(sound.id))?.outcome).toBe('WIN');
  await world.sql.owner.query('DROP TRIGGER fail_one ON trade_order');
  expect(await settle()).toBe(1);
  expect((await settledRow(broken.id))?.outcome).toBe('WIN');
});

it.each(['owner', 'app', 'feed', 'verify'] as const)(
  'P12: a settled contract cannot be changed, deleted or truncated by %s',
  async (role) => {
    const { order } = await expired('UP', '2411.30');
    await settle();
    const attempts = [
      `UPDATE tarn.trade_order SET outcome = 'WIN', paid = 7400 WHERE id = ${order.id}`,
      `UPDATE tarn.trade_order SET close_price = 9999 WHERE id = ${order.id}`,
      `DELETE FROM tarn.trade_order WHERE id = ${order.id}`,
      'TRUNCATE tarn.trade_order CASCADE',
    ];
    for (const attempt of attempts) {
      await expect(world.sql[role].query(attempt)).rejects.toThrow(
        /settled|never allowed|permission denied/,
      );
    }
    expect(await settledRow(order.id)).toMatchObject({ outcome: 'LOSS', paid: '0' });
  },
);

it('the planner finds due contracts by their index, however many are settled', async () => {
  const { rows } = await world.sql.owner.query<Record<'QUERY PLAN', string>>(
    `EXPLAIN SELECT id FROM trade_order WHERE outcome IS NULL AND settles_at < tarn_now()
     ORDER BY settles_at LIMIT 1000`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/trade_order_due/);
});
