import { randomUUID } from 'node:crypto';
import { holds } from '../../../testing/holds';
import { provenAfterEach, withProjectDesk, withWorld } from '../../../testing/suite';
import { advance, aUserWith } from '../../../testing/world';
import { renewHolding } from './renew-holding';
import { settleHolding } from './settle-holding';
import { topUpHolding } from './top-up-holding';

const world = withWorld();
const desk = withProjectDesk(world);
provenAfterEach(world);

/** Whether somebody settles who waits for a lock. */
const WAITS = `
  SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()
    AND wait_event_type = 'Lock' AND query LIKE '%settle_holding%')`;

const DAY = 86_400;
const key = () => ({ idempotencyKey: randomUUID() });

describe('topping up', () => {
  it('M13: the agreed top-up is owed from joining, and interest counts it from the next 00:00 on', async () => {
    const ann = await aUserWith(world, '2000.00');
    const project = await desk.project({
      days: 4,
      annualPpm: 365_000,
      topUp: { amount: 50_000n, day: 2 },
    });
    const id = await desk.join(ann, project, 50_000);
    expect(await desk.says(id)).toBe('NEEDS_TOPUP 50000 0/0');
    await advance(world, DAY);
    await expect(desk.topUp(ann, id, 49_999)).rejects.toMatchObject({
      code: 'APPEND_MIN',
      figures: { min: '500.00' },
    });
    await expect(desk.topUp(ann, id, 50_999)).rejects.toMatchObject({
      code: 'APPEND_MIN',
      figures: { min: '510.00' },
    });
    await desk.topUp(ann, id);
    // One night with 500.00, 50 cents; three with 1,000.00.
    expect(await desk.says(id)).toBe('EARNING 100000 50/0');
    await advance(world, 3 * DAY);
    await desk.catchUp();
    expect(await desk.says(id)).toBe('DUE 100000 350/0');
    await desk.settle(ann, id);
    expect(await desk.says(id)).toBe('SETTLED 100000 350/350');
  });

  it('M12: a missed top-up ends interest at its due instant, and everything up to then is paid', async () => {
    const ann = await aUserWith(world, '2000.00');
    const offer = {
      days: 9,
      annualPpm: 365_000,
      earlyStop: null,
      topUp: { amount: 50_000n, day: 3 },
    };
    const id = await desk.join(ann, await desk.project(offer), 50_000);
    await advance(world, 5 * DAY);
    // No job has run: the act itself sees what time has done.
    await expect(desk.topUp(ann, id)).rejects.toMatchObject({ code: 'HOLDING_STATE' });
    expect(await desk.says(id)).toBe('DUE 50000 150/0');
    await desk.settle(ann, id);
    expect(await desk.says(id)).toBe('SETTLED 50000 150/150');
  });

  it.each([
    ['APPEND_MIN', {}, 999],
    ['PROJECT_MAX', {}, 480_001],
    ['PROJECT_CAPACITY', { capacity: 500_000n }, 480_000],
    ['PROJECT_NOT_COVERED', {}, 300_000],
    ['BALANCE_TOO_LOW', {}, 20_001],
  ] as const)('a free one: %s, and nothing is written', async (code, offer, cents) => {
    const ann = await aUserWith(world, code === 'BALANCE_TOO_LOW' ? '400.00' : '9000.00');
    const project = await desk.project(offer, code === 'PROJECT_NOT_COVERED' ? '2.00' : undefined);
    const id = await desk.join(ann, project, 20_000);
    if (code === 'PROJECT_CAPACITY')
      await desk.join(await aUserWith(world, '900.00'), project, 10_000);
    await expect(desk.topUp(ann, id, cents)).rejects.toMatchObject({ code });
    expect(await desk.says(id)).toBe('EARNING 20000 0/0');
  });

  it('a suspended project takes no free one, and the agreed one all the same', async () => {
    const ann = await aUserWith(world, '2000.00');
    const project = await desk.project({ topUp: { amount: 1_000n, day: 2 } });
    const id = await desk.join(ann, project, 20_000);
    await desk.suspend(project, true);
    await expect(desk.topUp(ann, id, 2_000)).rejects.toMatchObject({ code: 'PROJECT_NOT_ON_SALE' });
    await desk.topUp(ann, id);
    expect(await desk.says(id)).toBe('EARNING 21000 0/0');
  });

  it('HOLDING_STATE once no 00:00 is left to earn', async () => {
    const ann = await aUserWith(world, '2000.00');
    const id = await desk.join(ann, await desk.project({ days: 1 }), 20_000);
    await world.sql.owner.query(
      `UPDATE test.clock SET shift = shift + (
      SELECT next_at - tarn_now() + interval '1 second' FROM yield_holding WHERE id = $1)`,
      [id],
    );
    await expect(desk.topUp(ann, id, 2_000)).rejects.toMatchObject({ code: 'HOLDING_STATE' });
  });
});

describe('settling', () => {
  it('early costs the stated part of interest, rounded down, and never principal or what was paid', async () => {
    const [ann, ben] = await Promise.all([aUserWith(world, '900.00'), aUserWith(world, '900.00')]);
    const [end, daily] = [
      await desk.project({ annualPpm: 365_000, earlyStop: { reductionBp: 3_333 } }),
      await desk.project({
        annualPpm: 365_000,
        dividend: 'DAILY',
        earlyStop: { reductionBp: 3_333 },
      }),
    ];
    const own = [await desk.join(ann, end, 10_100), await desk.join(ben, daily, 10_100)] as const;
    await advance(world, 3 * DAY);
    await desk.settle(ann, own[0]);
    await desk.settle(ben, own[1]);
    // 101.00 at 0.1 % a day: 10 cents each night, 30.3 in all; a third of 30 is 9.999, rounded down.
    expect(await desk.says(own[0])).toBe('SETTLED 10100 30/21');
    expect(await desk.says(own[1])).toBe('SETTLED 10100 30/30');
  });

  it('M11: early counts a 00:00 that came while it waited for the purse', async () => {
    const ann = await aUserWith(world, '900.00');
    const project = await desk.project({ annualPpm: 365_000, earlyStop: { reductionBp: 0 } });
    const id = await desk.join(ann, project, 10_000);
    const purse = await world.sql.owner.connect();
    await purse.query('BEGIN');
    await purse.query('SELECT FROM ledger_account WHERE user_id = $1 FOR UPDATE', [ann.userId]);
    const settling = desk.settle(ann, id);
    await holds(() => desk.one<boolean>(WAITS));
    await advance(world, DAY);
    await purse.query('COMMIT');
    purse.release();
    await settling;
    expect(await desk.says(id)).toBe('SETTLED 10000 10/10');
  });

  it('EARLY_STOP_NOT_ALLOWED where the terms do not have it; HOLDING_STATE the second time', async () => {
    const ann = await aUserWith(world, '900.00');
    const id = await desk.join(ann, await desk.project({ days: 1, earlyStop: null }), 20_000);
    await expect(desk.settle(ann, id)).rejects.toMatchObject({ code: 'EARLY_STOP_NOT_ALLOWED' });
    await advance(world, DAY);
    await desk.settle(ann, id);
    await expect(desk.settle(ann, id)).rejects.toMatchObject({ code: 'HOLDING_STATE' });
  });

  it('M8: of 20 at once one pays', async () => {
    const ann = await aUserWith(world, '900.00');
    const id = await desk.join(ann, await desk.project(), 20_000);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => desk.settle(ann, id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('renewing', () => {
  it('M16: settles the old holding and begins a new one, at the present terms, as two movements', async () => {
    const ann = await aUserWith(world, '200.00');
    const project = await desk.project({ days: 1, annualPpm: 365_000 });
    const id = await desk.join(ann, project, 20_000);
    await expect(desk.renew(ann, id)).rejects.toMatchObject({ code: 'HOLDING_STATE' });
    await advance(world, DAY);
    await desk.version(project, { days: 2, annualPpm: 73_000 });
    await expect(
      renewHolding(ann.ctx, { holdingId: id, termsId: null, ...key() }),
    ).rejects.toMatchObject({
      code: 'TERMS_NOT_ACCEPTED',
    });
    const renewed = await desk.renew(ann, id);
    expect(await desk.says(id)).toBe('SETTLED 20000 20/20');
    expect(await desk.says(renewed)).toBe('EARNING 20000 0/0');
    expect(
      await desk.one(
        `SELECT array_agg(key ORDER BY id) FROM ledger_movement WHERE key IN ($1, $2)`,
        [`project.settle:${id}`, `project.renew:${renewed}`],
      ),
    ).toEqual([`project.settle:${id}`, `project.renew:${renewed}`]);
    await expect(desk.renew(ann, id)).rejects.toMatchObject({ code: 'HOLDING_STATE' });
  });

  it.each([
    ['PROJECT_NOT_RENEWABLE', { renewable: false }],
    ['PROJECT_NOT_COVERED', { annualPpm: 900_000, days: 400 }],
  ] as const)('%s, and the old one stays due', async (code, present) => {
    const ann = await aUserWith(world, '200.00');
    const project = await desk.project({ days: 1 }, '1.00');
    const id = await desk.join(ann, project, 20_000);
    await advance(world, DAY);
    await desk.version(project, present);
    await expect(desk.renew(ann, id)).rejects.toMatchObject({ code });
    expect(await desk.says(id)).toBe('DUE 20000 5/0');
  });

  it('PROJECT_NOT_RENEWABLE where the new top-up goes beyond what one holding may be', async () => {
    const ann = await aUserWith(world, '1000000.00');
    const offer = { days: 2, max: 100_000_000n, capacity: 200_000_000n };
    const project = await desk.project(offer);
    const id = await desk.join(ann, project, 99_999_900);
    await advance(world, 2 * DAY);
    const topUp = (amount: bigint) =>
      desk.version(project, { ...offer, topUp: { amount, day: 1 } });
    await topUp(101n);
    await expect(desk.renew(ann, id)).rejects.toMatchObject({ code: 'PROJECT_NOT_RENEWABLE' });
    await topUp(100n);
    expect(await desk.says(await desk.renew(ann, id))).toBe('NEEDS_TOPUP 99999900 0/0');
  });

  it('a suspended project renews nothing', async () => {
    const ann = await aUserWith(world, '200.00');
    const project = await desk.project({ days: 1 });
    const id = await desk.join(ann, project, 20_000);
    await advance(world, DAY);
    await desk.suspend(project, true);
    await expect(desk.renew(ann, id)).rejects.toMatchObject({ code: 'PROJECT_NOT_RENEWABLE' });
  });
});

it('HOLDING_NOT_FOUND for somebody else’s as for none, whatever is asked', async () => {
  const [ann, eve] = await Promise.all([aUserWith(world, '900.00'), aUserWith(world, '900.00')]);
  const id = await desk.join(ann, await desk.project(), 20_000);
  for (const holdingId of [id, '999999', 'x']) {
    for (const asked of [
      topUpHolding(eve.ctx, { holdingId, amount: null, ...key() }),
      settleHolding(eve.ctx, { holdingId, ...key() }),
      renewHolding(eve.ctx, { holdingId, termsId: null, ...key() }),
    ]) {
      await expect(asked).rejects.toMatchObject({ code: 'HOLDING_NOT_FOUND' });
    }
  }
  expect(await desk.says(id)).toBe('EARNING 20000 0/0');
});
