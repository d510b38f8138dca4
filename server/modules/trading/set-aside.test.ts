import { usd } from '../../../schema/money';
import { schedule } from '../../platform/scheduler';
import { trading } from './module';
import { holds } from '../../testing/holds';
import { aStaffSession, graphql, openServer } from '../../testing/http';
import { withAlarms, withWorld } from '../../testing/suite';
import {
  advance,
  aStaffMember,
  aUserWith,
  instrumentId,
  purses,
  quote,
  type Person,
} from '../../testing/world';
import { placeOrder } from './place-order';
import { settleDueOrders } from './settle-due-orders';
import { ordersSetAside } from './orders-set-aside';
import { nextExpiryInMs } from './next-expiry';

const world = withWorld();

const place = async ({ ctx }: Person, key: string) => {
  await quote(world, '100.00');
  const { order } = await placeOrder(ctx, {
    instrumentId: await instrumentId(world),
    direction: 'UP',
    amount: usd(1_000n),
    multiple: 1,
    durationSeconds: 30,
    idempotencyKey: key,
  });
  return order.id;
};

/** Takes what an order has frozen (or puts it back), as only the owner of the tables can. */
const take = ({ userId }: Person, cents: number, key: string) =>
  world.sql.owner.query(
    `SELECT ledger_write(ARRAY['test.take'], ARRAY[$1], ARRAY[
       ROW(1, (SELECT id FROM ledger_account WHERE address = $2), -$4::bigint)::ledger_leg,
       ROW(1, (SELECT id FROM ledger_account WHERE address = $3), $4::bigint)::ledger_leg])`,
    [key, `user/${userId}/frozen/USD`, `user/${userId}/available/USD`, cents],
  );

const triesOf = async (orderId: string): Promise<number> => {
  const { rows } = await world.sql.app.query<{ tries: number }>(
    'SELECT tries FROM settlement_fault WHERE order_id = $1',
    [orderId],
  );
  return rows[0]?.tries ?? 0;
};

describe('P11: an order that cannot be settled', () => {
  let ann: Person;
  let ben: Person;
  let stuck: string;
  let fine: string;
  const alarms = withAlarms('order set aside');

  beforeAll(async () => {
    ann = await aUserWith(world, '100.00');
    ben = await aUserWith(world, '100.00');
    stuck = await place(ann, 'set-aside-1');
    fine = await place(ben, 'set-aside-2');
    await take(ann, 1_010, 'test.take:1');
    await advance(world, 31);
  });

  it('keeps no other waiting, and is set aside after its third failure with one alarm', async () => {
    expect(await settleDueOrders(world.visitor)).toBe(1);
    expect((await purses(world, ben)).frozen).toBe('0.00');
    for (let sweep = 2; sweep <= 6; sweep += 1) await settleDueOrders(world.visitor);
    expect(await triesOf(stuck)).toBe(3);
    expect(alarms).toEqual([
      { orderId: stuck, fault: expect.stringContaining('BALANCE_TOO_LOW') as string },
    ]);
    expect(await nextExpiryInMs(world.visitor)).toBeNull();
  });

  it('is tried again each minute, without another alarm', async () => {
    await advance(world, 59);
    await settleDueOrders(world.visitor);
    expect(await triesOf(stuck)).toBe(3);
    await advance(world, 2);
    await settleDueOrders(world.visitor);
    await settleDueOrders(world.visitor);
    expect(await triesOf(stuck)).toBe(4);
    expect(alarms).toHaveLength(1);
  });

  it('does not keep the settler awake: the loop rests until its next sweep', async () => {
    const asked = jest.spyOn(world.db, 'query');
    const sweeps = () =>
      asked.mock.calls.filter(([sql]) => sql.includes('settle_due_orders')).length;
    const began = performance.now();
    const loop = schedule(world.visitor, trading.jobs);
    await holds(() => sweeps() >= 3);
    const took = performance.now() - began;
    await loop.stop();
    asked.mockRestore();
    // A sweep a second, give or take; it was sixty of them.
    expect(took).toBeGreaterThan(1_500);
  });

  it('stands on the dashboard until it is settled, and then nowhere', async () => {
    const server = await openServer(world);
    const { staff } = await aStaffMember(world, 'SUPPORT');
    const cookie = await aStaffSession(world, staff.staffId);
    const shown = async () => {
      const query = '{ dashboard { ordersSetAside { id tries } } }';
      const { data } = await graphql(server, { query, console: cookie });
      return (data as unknown as { dashboard: { ordersSetAside: unknown[] } }).dashboard;
    };
    expect(await shown()).toEqual({ ordersSetAside: [{ id: stuck, tries: 4 }] });
    await world.sql.owner.query(
      `SELECT ledger_write(ARRAY['test.take'], ARRAY['test.take:2'], ARRAY[
         ROW(1, (SELECT id FROM ledger_account WHERE address = $1), -1010)::ledger_leg,
         ROW(1, (SELECT id FROM ledger_account WHERE address = $2), 1010)::ledger_leg])`,
      [`user/${ann.userId}/available/USD`, `user/${ann.userId}/frozen/USD`],
    );
    await advance(world, 61);
    expect(await settleDueOrders(world.visitor)).toBe(1);
    expect(await shown()).toEqual({ ordersSetAside: [] });
    expect(await ordersSetAside(world.visitor)).toEqual([]);
    expect(await triesOf(stuck)).toBe(0);
    expect(fine).not.toBe(stuck);
    await server.close();
  });
});
