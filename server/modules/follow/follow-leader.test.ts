import { usd } from '../../../schema/money';
import { stopClock } from '../../testing/clock';
import { withContracts } from '../../testing/people/contracts';
import { aLeader, copiedAs, follows, type LeaderPerson } from '../../testing/people/leaders';
import { rest, signedIn } from '../../testing/people/safeguards';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withWorld } from '../../testing/suite';
import {
  advance,
  aUser,
  aUserWith,
  purses,
  quote,
  waitsForALock,
  type Person,
} from '../../testing/world';
import { settleDueOrders } from '../trading';
import { followLeader } from './follow-leader';
import { copiesOf, followingsOf, leaders } from './followings';
import { publishTrading } from './publish-trading';
import { stopFollowing } from './stop-following';

const world = withWorld();
const trade = withContracts(world);
beforeEach(() => quote(world, '91250.40'));
provenAfterEach(world);

const PAGE = { first: 50, after: null };
const pause = async (person: Person, state: 'PAUSED' | 'STOPPED' = 'PAUSED') =>
  stopFollowing(person.ctx, {
    followingId: (await followingsOf(person.ctx, person.userId))[0]?.id ?? '',
    state,
  });

/** The orders of a person as the database has them, the oldest first. */
async function ordersOf({ userId }: Person) {
  const { rows } = await world.sql.app.query<Record<string, unknown>>(
    `SELECT id, copy_of, stake, direction, multiple, duration_seconds, open_quote_id, opened_at, settles_at
     FROM trade_order WHERE user_id = $1 ORDER BY id`,
    [userId],
  );
  return rows;
}

describe('P14: a copy', () => {
  it('opens at its leader’s quote and instant, with the follower’s own amount', async () => {
    const lea = await aLeader(world, '500.00');
    const [ann, bob] = [await aUserWith(world, '100.00'), await aUserWith(world, '100.00')];
    await follows(ann, lea, ['10.00', '50.00']);
    await follows(bob, lea, ['25.50', '50.00']);
    await trade.open(lea, 4_000, { direction: 'DOWN', multiple: 3 });
    const [led] = await ordersOf(lea);
    for (const [person, stake] of [
      [ann, '1000'],
      [bob, '2550'],
    ] as const) {
      const [copied, ...more] = await ordersOf(person);
      expect(more).toEqual([]);
      expect(copied).toEqual({ ...led, id: copied?.id, copy_of: led?.id, stake, multiple: 1 });
      expect(await copiedAs(world, person)).toEqual(['OK']);
    }
    expect(await purses(world, ann)).toEqual({ available: '89.90', frozen: '10.10' });
    expect(await purses(world, lea)).toEqual({ available: '378.80', frozen: '121.20' });
  });

  it('opens for nobody when the leader’s order is refused, and once when it is sent twice', async () => {
    const lea = await aLeader(world, '50.00');
    const ann = await aUserWith(world, '100.00');
    await follows(ann, lea);
    expect(await refusalOf(trade.open(lea, 9_000))).toBe('BALANCE_TOO_LOW');
    expect(await copiedAs(world, ann)).toEqual([]);
    for (const idempotencyKey of ['twice-the-same', 'twice-the-same', null, null]) {
      await trade.open(lea, 1_000, { idempotencyKey });
    }
    expect(await copiedAs(world, ann)).toEqual(['OK', 'OK']);
    expect(await ordersOf(lea)).toHaveLength(2);
  });

  it('is refused by what refuses the follower’s own orders, and says so to them alone', async () => {
    const lea = await aLeader(world, '500.00');
    const [broke, resting, locked, small, capped] = await Promise.all(
      ['5.00', '100.00', '100.00', '100.00', '100.00'].map((dollars) => aUserWith(world, dollars)),
    );
    if (!broke || !resting || !locked || !small || !capped) throw new Error('nobody came');
    await Promise.all([broke, resting, locked].map((one) => follows(one, lea)));
    await follows(small, lea, ['10.00', '20.20']);
    // What was agreed when smaller stakes were taken stays agreed.
    await world.sql.owner.query('UPDATE following SET amount = 999 WHERE user_id = $1', [
      small.userId,
    ]);
    await follows(capped, lea, ['10.00', '20.20']);
    await rest(await signedIn(world, resting), 'HOURS_24');
    await world.sql.owner.query(
      `UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'Test' WHERE id = $1`,
      [locked.userId],
    );
    await trade.open(lea);
    await trade.open(lea);
    await trade.open(lea);
    const thrice = (code: string) => [code, code, code];
    expect(await copiedAs(world, broke)).toEqual(thrice('BALANCE_TOO_LOW'));
    expect(await copiedAs(world, resting)).toEqual(thrice('TRADING_BREAK'));
    expect(await copiedAs(world, locked)).toEqual(thrice('ACCOUNT_LOCKED'));
    expect(await copiedAs(world, small)).toEqual(thrice('STAKE_TOO_SMALL'));
    expect(await copiedAs(world, capped)).toEqual(['OK', 'OK', 'PERSONAL_LIMIT']);
    expect(await ordersOf(lea)).toHaveLength(3);
    const [newest] = await copiesOf(resting.ctx, resting.userId, PAGE);
    expect(newest).toMatchObject({ orderId: null, cost: 0n });
    expect(Object.keys(newest?.figures ?? {})).toEqual(['until']);
  });

  it('is copied by nobody', async () => {
    const [lea, mid] = [await aLeader(world, '100.00'), await aLeader(world, '100.00')];
    const ann = await aUserWith(world, '100.00');
    await follows(mid, lea);
    await follows(ann, mid);
    await trade.open(lea, 1_000);
    expect([await copiedAs(world, mid), await copiedAs(world, ann)]).toEqual([['OK'], []]);
    await trade.open(mid, 1_000);
    expect(await copiedAs(world, ann)).toEqual(['OK']);
  });

  it('is no other order than its leader’s, whoever writes it', async () => {
    const lea = await aLeader(world, '100.00');
    const ann = await aUserWith(world, '100.00');
    await trade.open(lea, 1_000);
    const [led] = await ordersOf(lea);
    await quote(world, '91250.50');
    await trade.open(ann, 1_000);
    const own = (await ordersOf(ann)).at(-1);
    // As the owner, who can write an order, but not as a copy of one that opened at another quote.
    const columns = `user_id, instrument_id, direction, multiple, stake, fee, fee_bp, payout_bp, duration_seconds,
      stale_after_ms, terms_hash, open_quote_id, open_quote_at, open_price, opened_at, settles_at`;
    await expect(
      world.sql.owner.query(
        `INSERT INTO trade_order (${columns}, copy_of) SELECT ${columns}, $2 FROM trade_order WHERE id = $1`,
        [own?.id, led?.id],
      ),
    ).rejects.toThrow(/is no copy of order/);
  });
});

describe('following', () => {
  it('begins with the leader’s next order, ends a pause, and is over when it is stopped', async () => {
    const lea = await aLeader(world, '500.00');
    const ann = await aUserWith(world, '200.00');
    await trade.open(lea);
    await follows(ann, lea);
    await trade.open(lea);
    await pause(ann);
    await trade.open(lea);
    await follows(ann, lea, ['20.00', '100.00']);
    await trade.open(lea);
    await publishTrading(lea.ctx, false);
    await trade.open(lea);
    await publishTrading(lea.ctx, true);
    await pause(ann, 'STOPPED');
    await trade.open(lea);
    expect((await ordersOf(ann)).map(({ stake }) => stake)).toEqual(['1000', '2000']);
    expect(await followingsOf(ann.ctx, ann.userId)).toEqual([]);
    expect(await refusalOf(pause(ann))).toBe('LEADER_NOT_FOUND');
  });

  it('waits for an order that is being copied, and the next is not', async () => {
    const lea = await aLeader(world, '500.00');
    const ann = await aUserWith(world, '200.00');
    await follows(ann, lea);
    const first = await world.sql.owner.connect();
    try {
      await first.query('BEGIN');
      await first.query('SELECT lock_user_row($1)', [ann.userId]);
      await first.query(`UPDATE following SET state = 'STOPPED' WHERE user_id = $1`, [ann.userId]);
      const order = trade.open(lea);
      expect(await waitsForALock(world, order)).toBe(true);
      await first.query('COMMIT');
      await order;
    } finally {
      first.release();
    }
    expect(await copiedAs(world, ann)).toEqual([]);
    expect(await ordersOf(ann)).toEqual([]);
  });

  it('has a cap a day that counts stakes and fees, whatever they come to', async () => {
    const lea = await aLeader(world, '500.00');
    const ann = await aUserWith(world, '200.00');
    await follows(ann, lea, ['10.00', '20.19']);
    const now = await world.visitor.now();
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    const at = async (seconds: number, price = '91250.40') => {
      await stopClock(world.sql, new Date(midnight + seconds * 1_000));
      await quote(world, price);
    };
    await at(-120);
    await trade.open(lea, 1_000);
    await at(-60, '91260.00');
    await at(-59, '91260.00');
    await settleDueOrders(world.visitor);
    expect((await purses(world, ann)).available).toBe('208.40');
    await trade.open(lea, 1_000);
    expect(await copiedAs(world, ann)).toEqual(['OK', 'PERSONAL_LIMIT']);
    await at(0);
    await trade.open(lea, 1_000);
    expect((await copiedAs(world, ann)).at(-1)).toBe('OK');
    await stopClock(world.sql, null);
  });

  it('is refused with its code and field, and nothing is written', async () => {
    const lea = await aLeader(world, '0.00');
    const ann = await aUser(world);
    const tries: readonly [
      person: Person,
      leaderId: string,
      amount: string,
      cap: string,
      code: string,
      field?: string,
    ][] = [
      [ann, '999999', '10.00', '50.00', 'LEADER_NOT_FOUND', 'leaderId'],
      [ann, 'x', '10.00', '50.00', 'LEADER_NOT_FOUND', 'leaderId'],
      [lea, lea.leaderId, '10.00', '50.00', 'FOLLOW_SELF', 'leaderId'],
      [ann, lea.leaderId, '10.00', '9.99', 'AMOUNT_INVALID', 'dailyCap'],
      [ann, lea.leaderId, '0', '50.00', 'AMOUNT_INVALID', 'amount'],
      [ann, lea.leaderId, '10.001', '50.00', 'AMOUNT_INVALID', 'amount'],
      [{ ...ann, ctx: world.visitor }, lea.leaderId, '10.00', '50.00', 'LOGIN_REQUIRED'],
    ];
    for (const [{ ctx }, leaderId, amount, dailyCap, code, field] of tries) {
      const following = followLeader(ctx, { leaderId, amount, dailyCap });
      await expect(following).rejects.toMatchObject({ code, field });
    }
    await world.sql.owner.query('UPDATE app_user SET risk_acknowledged_at = NULL WHERE id = $1', [
      ann.userId,
    ]);
    expect(await refusalOf(follows(ann, lea))).toBe('RISK_NOTICE_REQUIRED');
    const bob = await aUser(world);
    await rest(await signedIn(world, bob), 'DAYS_7');
    expect(await refusalOf(follows(bob, lea))).toBe('TRADING_BREAK');
    await publishTrading(lea.ctx, false);
    expect(await refusalOf(follows(await aUser(world), lea))).toBe('LEADER_NOT_FOUND');
    const { rows } = await world.sql.app.query('SELECT FROM following WHERE leader_id = $1', [
      lea.userId,
    ]);
    expect(rows).toEqual([]);
    for (const sql of [
      'UPDATE following SET amount = 1',
      'DELETE FROM copy',
      'DELETE FROM leader',
    ]) {
      await expect(world.sql.app.query(sql)).rejects.toThrow(/permission denied/);
    }
  });

  it('that could never copy is refused with what it needs: an amount no order takes, a cap below one copy', async () => {
    const lea = await aLeader(world, '0.00');
    const ann = await aUser(world);
    for (const [amount, dailyCap, refused] of [
      ['9.99', '50.00', { code: 'STAKE_TOO_SMALL', field: 'amount', figures: { min: '10.00' } }],
      ['5000.01', '9999.00', { code: 'STAKE_TOO_LARGE', field: 'amount' }],
      ['10.00', '10.00', { code: 'STAKE_TOO_SMALL', field: 'dailyCap', figures: { min: '10.10' } }],
      ['10.00', '10.09', { code: 'STAKE_TOO_SMALL', field: 'dailyCap' }],
    ] as const) {
      await expect(follows(ann, lea, [amount, dailyCap])).rejects.toMatchObject(refused);
    }
    expect(await followingsOf(ann.ctx, ann.userId)).toEqual([]);
    expect(await refusalOf(follows(ann, lea, ['10.00', '10.10']))).toBe('OK');
  });

  it('M9: has room for so many of a leader and of a follower, and no more when they come at once', async () => {
    const most = (key: string, value: number) =>
      world.sql.owner.query('UPDATE setting SET value = $2 WHERE key = $1', [key, String(value)]);
    await most('followersMax', 3);
    await most('followingMax', 2);
    const lea = await aLeader(world, '0.00');
    const crowd = await Promise.all(Array.from({ length: 8 }, () => aUser(world)));
    const said = await Promise.all(crowd.map((one) => refusalOf(follows(one, lea))));
    expect(said.filter((one) => one === 'OK')).toHaveLength(3);
    expect(said.filter((one) => one === 'FOLLOW_FULL')).toHaveLength(5);
    await expect(follows(await aUser(world), lea)).rejects.toMatchObject({ field: 'leaderId' });
    const inside = crowd[said.indexOf('OK')];
    if (!inside) throw new Error('nobody followed');
    // Who follows already changes the amount, and leaves room by stopping.
    expect(await refusalOf(follows(inside, lea, ['20.00', '20.20']))).toBe('OK');
    await pause(inside, 'STOPPED');
    const ann = await aUser(world);
    expect(await refusalOf(follows(ann, lea))).toBe('OK');
    const others = await Promise.all([1, 2, 3].map(() => aLeader(world, '0.00')));
    const asked = await Promise.all(others.map((one) => refusalOf(follows(ann, one))));
    expect(asked.toSorted()).toEqual(['FOLLOW_FULL', 'FOLLOW_FULL', 'OK']);
    await most('followersMax', 200);
    await most('followingMax', 10);
  });
});

describe('P14: a leader’s figures', () => {
  const record = async ({ userId }: LeaderPerson) =>
    (
      await world.sql.app.query<Record<string, unknown>>(
        'SELECT count, wins, voids, net, drawdown FROM order_record WHERE user_id = $1',
        [userId],
      )
    ).rows[0];

  it('are of every settled own order, before publishing too, and publishing anew changes none', async () => {
    const other = await aLeader(world, '100.00');
    const lea = await aLeader(world, '500.00');
    await publishTrading(lea.ctx, false);
    await follows(lea, other);
    const round = async (price: string | null, cents = 1_000) => {
      await quote(world, '91250.40');
      await trade.open(lea, cents);
      await trade.open(other, 1_000);
      await advance(world, 59);
      if (price !== null) await quote(world, price);
      await advance(world, 2);
      await settleDueOrders(world.visitor);
    };
    // 10.00 at 85 %: won 8.40, lost 10.10, after a fee of 0.10.
    for (const price of ['91260.00', '91240.00', '91240.00', null, '91250.40', '91260.00']) {
      await round(price);
    }
    const figures = { count: 5, wins: 2, voids: 1, net: '-340', drawdown: '2020' };
    expect(await record(lea)).toEqual(figures);
    await publishTrading(lea.ctx, true);
    expect(await record(lea)).toEqual(figures);
    await publishTrading(lea.ctx, false);
    await round('91240.00', 2_000);
    await publishTrading(lea.ctx, true);
    expect(await record(lea)).toEqual({ ...figures, count: 6, net: '-2360', drawdown: '3200' });
    expect((await leaders(lea.ctx, PAGE)).map(({ userId }) => userId)).toContain(lea.userId);
    for (const sql of ['UPDATE order_record SET net = 0', 'DELETE FROM order_record']) {
      await expect(world.sql.app.query(sql)).rejects.toThrow(/permission denied/);
    }
  });

  it('are what a walk along settlements comes to, however many settle together', async () => {
    const lea = await aLeader(world, '5000.00');
    for (const [up, price] of [
      [5, '91260.00'],
      [3, '91240.00'],
      [4, '91250.40'],
    ] as const) {
      await quote(world, '91250.40');
      for (const n of Array.from({ length: 8 }, (_, index) => index)) {
        await trade.open(lea, 1_000 + n * 700, { direction: n < up ? 'UP' : 'DOWN' });
      }
      await advance(world, 59);
      await quote(world, price);
      await advance(world, 2);
      await settleDueOrders(world.visitor);
    }
    const { rows } = await world.sql.app.query<{ net: string }>(
      `SELECT paid - stake - fee AS net FROM trade_order WHERE user_id = $1 ORDER BY settled_at, id`,
      [lea.userId],
    );
    let [sum, peak, fall] = [0n, 0n, 0n];
    for (const { net } of rows) {
      sum += BigInt(net);
      if (sum > peak) peak = sum;
      if (peak - sum > fall) fall = peak - sum;
    }
    expect(await record(lea)).toMatchObject({
      count: 24,
      net: usd(sum).minor.toString(),
      drawdown: fall.toString(),
    });
  });
});
