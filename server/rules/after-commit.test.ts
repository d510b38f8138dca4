import { parseMoney } from '../../schema/money';
import { lockUser } from '../modules/accounts';
import { submitRecharge } from '../modules/recharges';
import { acceptUpload } from '../modules/uploads';
import { placeOrder, settleDueOrders } from '../modules/trading';
import type { Context } from '../platform/context';
import { aSession, graphql, legacy } from '../testing/http';
import { aPicture } from '../testing/files/picture';
import { refusalOf } from '../testing/recharges';
import { withReviewDesk, withServer, withWorld } from '../testing/suite';
import {
  advance,
  aStaffMember,
  aUser,
  aUserWith,
  instrumentId,
  purses,
  quote,
} from '../testing/world';

const world = withWorld();
const server = withServer(world);
const desk = withReviewDesk(world);
let btc: string;
/** What was told to other servers, by topic. */
let told: string[] = [];

beforeAll(async () => {
  btc = await instrumentId(world);
  await world.sql.owner.query(
    `CREATE FUNCTION no_commit() RETURNS trigger LANGUAGE plpgsql
     AS $$ BEGIN RAISE EXCEPTION 'the commit failed'; END $$`,
  );
});

/** Runs `work` while a transaction that has written one of these tables breaks when it commits. */
async function whileNoCommit<T>(tables: readonly string[], work: () => Promise<T>): Promise<T> {
  for (const table of tables)
    await world.sql.owner.query(
      `CREATE CONSTRAINT TRIGGER no_commit AFTER INSERT OR UPDATE ON ${table}
       DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION no_commit()`,
    );
  try {
    return await work();
  } finally {
    for (const table of tables) await world.sql.owner.query(`DROP TRIGGER no_commit ON ${table}`);
  }
}

/** As `ctx`, but what it tells others is written down. */
const listening = (ctx: Context): Context => ({
  ...ctx,
  bus: {
    ...ctx.bus,
    publish: (topic, ids) => {
      told.push(topic);
      return ctx.bus.publish(topic, ids);
    },
  },
});
beforeEach(async () => {
  told = [];
  await quote(world, '100.00');
});

const ask = (key: string) => ({
  instrumentId: btc,
  direction: 'UP' as const,
  amount: parseMoney('USD', '40.00'),
  multiple: 1,
  durationSeconds: 30,
  idempotencyKey: key,
});

async function ordersOf(userId: string): Promise<number> {
  const { rowCount } = await world.sql.owner.query('SELECT FROM trade_order WHERE user_id = $1', [
    userId,
  ]);
  return rowCount ?? -1;
}

describe('M6: what does not commit is no success', () => {
  it('of an order: refused each way in, nothing opened, nothing taken, and the key opens it later', async () => {
    const ann = await aUserWith(world, '100.00');
    const token = await aSession(world, ann.userId);
    const query =
      'mutation P($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id } } }';
    const input = { ...ask('no-commit-graphql'), amount: '40.00' };
    await whileNoCommit(['trade_order'], async () => {
      expect(await refusalOf(placeOrder(ann.ctx, ask('no-commit-1')))).toMatch(/the commit failed/);
      const { text } = await graphql(server, { query, variables: { input }, token });
      expect(text).toContain('OPERATION_FAILED');
      expect(text).not.toMatch(/"order":\{/);
      const form = { order_pid: btc, order_type: '0', order_price: '40', order_sen: '30' };
      const answer = await legacy(server, { path: 'user/addorder', form, token });
      expect([answer.code, answer.err]).toEqual([0, 'OPERATION_FAILED']);
    });
    expect(await ordersOf(ann.userId)).toBe(0);
    expect(await purses(world, ann)).toEqual({ available: '100.00', frozen: '0.00' });
    expect((await placeOrder(ann.ctx, ask('no-commit-1'))).replayed).toBe(false);
    expect(await ordersOf(ann.userId)).toBe(1);
  });

  it('of a settlement: nothing is told, nothing paid, and the next one pays', async () => {
    const ann = await aUserWith(world, '100.00');
    await placeOrder(ann.ctx, ask('no-commit-settle'));
    await advance(world, 31);
    const settle = () => settleDueOrders(listening(world.visitor));
    await whileNoCommit(['trade_order'], async () => {
      expect(await refusalOf(settle())).toMatch(/the commit failed/);
    });
    expect(told).toEqual([]);
    expect(await purses(world, ann)).toEqual({ available: '59.60', frozen: '40.40' });
    await settle();
    expect(told).toContain('ordersSettled');
    expect(await purses(world, ann)).toEqual({ available: '100.00', frozen: '0.00' });
  });

  it.each(['idempotency', 'recharge'])(
    'of an approval, breaking at %s: nothing is told, the request stays where it was',
    async (table) => {
      const ann = await aUser(world);
      const id = await desk.submitted(ann, '200.00');
      await desk.take(desk.lena, id);
      const lena = { ...desk.lena, ctx: listening(desk.lena.ctx) };
      const before = await desk.find(id);
      told = [];
      await whileNoCommit([table], async () => {
        expect(await refusalOf(desk.approve(lena, id))).toMatch(/the commit failed/);
      });
      expect(told).toEqual([]);
      expect(await desk.find(id)).toEqual(before);
      expect(await purses(world, ann)).toEqual({ available: '0.00', frozen: '0.00' });
      await desk.approve(lena, id);
      expect(told.length).toBeGreaterThan(0);
      expect(await purses(world, ann)).toEqual({ available: '200.00', frozen: '0.00' });
    },
  );

  it('of a recharge: no request, nothing told, and the picture is free for the next try', async () => {
    const ann = await aUser(world);
    const { path } = await acceptUpload(ann.ctx, await aPicture(77));
    const submit = () =>
      submitRecharge(listening(ann.ctx), {
        channel: desk.channel,
        amount: parseMoney('USD', '150.00'),
        screenshot: path,
        idempotencyKey: 'no-commit-recharge',
      });
    await whileNoCommit(['idempotency'], async () => {
      expect(await refusalOf(submit())).toMatch(/the commit failed/);
    });
    expect(told).toEqual([]);
    const { rowCount } = await world.sql.owner.query('SELECT FROM recharge WHERE user_id = $1', [
      ann.userId,
    ]);
    expect(rowCount).toBe(0);
    expect((await submit()).replayed).toBe(false);
  });

  it('of a lock: nobody is told, and the session goes on', async () => {
    const ann = await aUser(world);
    const token = await aSession(world, ann.userId);
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await whileNoCommit(['audit_entry'], async () => {
      const lock = lockUser(listening(ctx), { userId: ann.userId, reason: 'No.' });
      expect(await refusalOf(lock)).toMatch(/the commit failed/);
    });
    expect(told).toEqual([]);
    expect((await legacy(server, { path: 'user/index', token })).err).toBeNull();
  });
});
