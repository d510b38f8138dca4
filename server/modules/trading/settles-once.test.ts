import { schedule } from '../../platform/scheduler';
import { trading } from './module';
import { moveClock, stopClock } from '../../testing/database';
import { withContracts, withProcesses } from '../../testing/people/contracts';
import { provenAfterEach, withWorld } from '../../testing/suite';
import { advance, aUserWith, purses, quote, waitsForALock } from '../../testing/world';
import type { Order } from './order.entity';
import { settleDueOrders } from './settle-due-orders';

const world = withWorld();
const servers = withProcesses(world);
const { open, settled } = withContracts(world);
afterEach(() => stopClock(world.sql, null));
provenAfterEach(world);

const now = () => world.visitor.now();

describe('P11: a contract settles once', () => {
  it('when eight settlers come at once, although there is more in the frozen purse', async () => {
    await quote(world, '100.00');
    const people = await Promise.all(Array.from({ length: 6 }, () => aUserWith(world, '500.00')));
    const due: Order[] = [];
    for (const person of people) {
      due.push(await open(person));
      await open(person, 10_000, { durationSeconds: 300 });
    }
    await advance(world, 59);
    await quote(world, '101.00');
    await advance(world, 2);
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        settleDueOrders({ ...world.visitor, db: servers[n] ?? world.db }, 4),
      ),
    );
    for (let again = 0; again < 2; again += 1) await settleDueOrders(world.visitor);
    for (const order of due) expect((await settled(order))?.outcome).toBe('WIN');
    for (const person of people) {
      // 500.00 less 101.00 still frozen, less the fee of 0.40, plus 34.00 won.
      expect(await purses(world, person)).toEqual({ available: '432.60', frozen: '101.00' });
    }
  });

  it('and waits for nobody who holds another one', async () => {
    await quote(world, '100.00');
    const [ann, ben] = await Promise.all([aUserWith(world, '50.00'), aUserWith(world, '50.00')]);
    const [held, free] = [await open(ann), await open(ben)];
    await advance(world, 61);
    const holder = await world.sql.owner.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM trade_order WHERE id = $1 FOR UPDATE', [held.id]);
      const settling = settleDueOrders(world.visitor);
      expect(await waitsForALock(world, settling)).toBe(false);
      expect(await settling).toBe(1);
      // A broken connection alone lets go of the row whenever the server notices.
      await holder.query('ROLLBACK');
    } finally {
      holder.release(true);
    }
    expect((await settled(free))?.outcome).toBe('VOID');
    expect((await settled(held))?.outcome).toBeNull();
    expect(await settleDueOrders(world.visitor)).toBe(1);
  });

  it('for the ledger knows each movement’s key once', async () => {
    await expect(
      world.sql.owner.query(
        `INSERT INTO ledger_movement (kind, key) SELECT kind, key FROM ledger_movement LIMIT 1`,
      ),
    ).rejects.toThrow(/ledger_movement_key_key/);
  });

  it('at its expiry, by the job that wakes for it, and not at the next round of some clock', async () => {
    await quote(world, '100.00');
    const ann = await aUserWith(world, '500.00');
    const orders: Order[] = [];
    for (let n = 0; n < 4; n += 1) {
      orders.push(await open(ann, 1_000, { durationSeconds: 30 }));
      await moveClock(world.sql, 1_100);
      await quote(world, '100.00');
    }
    await moveClock(
      world.sql,
      (orders[0]?.settlesAt.getTime() ?? 0) - (await now()).getTime() - 300,
    );
    const loop = schedule(world.visitor, trading.jobs);
    const delays: number[] = [];
    while (delays.length < orders.length) {
      const { rows } = await world.sql.verify.query<{ ms: string }>(
        `SELECT extract(epoch FROM settled_at - settles_at) * 1000 AS ms FROM verify.orders
         WHERE id = ANY ($1) AND settled_at IS NOT NULL`,
        [orders.map(({ id }) => id)],
      );
      delays.splice(0, delays.length, ...rows.map(({ ms }) => Number(ms)));
    }
    await loop.stop();
    // Half of them within a second, on however busy a machine: a job every five seconds has none such.
    const [, second = Infinity] = delays.sort((a, b) => a - b);
    expect(second).toBeLessThan(1_000);
  });
});
