import { EventEmitter, once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { parseMoney } from '../../../../schema/money';
import { withRegistered } from '../../../testing/people/accounts';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import {
  advance,
  aStaffMember,
  aUser,
  aUserWith,
  instrumentId,
  purses,
  quote,
} from '../../../testing/world';
import { placeOrder, settleDueOrders } from '../../trading';
import { logIn } from '../sessions/log-in';
import { readSession } from '../sessions/read-session';
import { liftWait } from './lift-wait';
import { lockUser } from './lock-user';
import { unlockUser } from './unlock-user';

const world = withWorld();
const people = withRegistered(world);

it.each(['users', 'sessionsEnded'])('A3: lock and unlock are told to %s at once', async (topic) => {
  const heard = new EventEmitter();
  const off = world.bus.on(topic, (ids) => heard.emit('ids', ids));
  const { userId } = await aUser(world);
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  for (const act of [lockUser, unlockUser]) {
    const told = once(heard, 'ids', { signal: AbortSignal.timeout(5_000) }).catch(() => 'nothing');
    await act(ctx, { userId, reason: 'Asked for it.' });
    expect(await told).toEqual([[userId]]);
  }
  off();
});

it('O1: nobody lifts the lock or the wait of an account of their own; others do', async () => {
  const { userId } = await aUser(world);
  const [{ ctx, staff }, other] = await Promise.all([
    aStaffMember(world, 'ADMIN'),
    aStaffMember(world, 'SUPPORT'),
  ]);
  await world.sql.owner.query('INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2)', [
    staff.staffId,
    userId,
  ]);
  await lockUser(other.ctx, { userId, reason: 'Looked into.' });
  const wish = { userId, reason: 'Mine.' };
  expect(await refusalOf(unlockUser(ctx, wish))).toBe('OWN_REQUEST');
  expect(await refusalOf(liftWait(ctx, wish))).toBe('OWN_REQUEST');
  expect(await refusalOf(liftWait(other.ctx, wish))).toBe('ALREADY_DECIDED');
  expect(await refusalOf(unlockUser(other.ctx, wish))).toBe('OK');
});

describe('A3: a lock', () => {
  it('ends every session at once and lets none begin', async () => {
    const { account, user } = await people.registered();
    const credentials = { account, password: 'harbour-7' };
    const sessions = await Promise.all([1, 2].map(() => logIn(world.visitor, credentials)));
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await lockUser(ctx, { userId: user.id, reason: 'Two people use this account.' });
    for (const { token } of sessions) {
      expect(await readSession(world.visitor, token)).toMatchObject({
        lockReason: 'Two people use this account.',
      });
    }
    const { rows } = await world.sql.owner.query<{ end_reason: string | null }>(
      'SELECT end_reason FROM user_session WHERE user_id = $1',
      [user.id],
    );
    expect(rows).toEqual(sessions.map(() => ({ end_reason: 'LOCKED' })));
    await expect(logIn(world.visitor, credentials)).rejects.toMatchObject({
      code: 'ACCOUNT_LOCKED',
      figures: { reason: 'Two people use this account.' },
    });
    await expect(
      world.sql.app.query(`SELECT open_user_session($1, 'FULL', $2)`, [user.id, randomBytes(32)]),
    ).rejects.toThrow(/locked user gets no session/);
  });

  it('needs a reason, and cannot be set past its function', async () => {
    const { user } = await people.registered();
    const { ctx } = await aStaffMember(world, 'ADMIN');
    expect(await refusalOf(lockUser(ctx, { userId: user.id, reason: '  ' }))).toBe(
      'REASON_REQUIRED',
    );
    await expect(
      world.sql.app.query(
        `UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'x' WHERE id = $1`,
        [user.id],
      ),
    ).rejects.toThrow(/permission denied/);
  });
});

it('M19: a locked user keeps the money, and the open contract settles as promised', async () => {
  await quote(world, '2411.35');
  const ann = await aUserWith(world, '100.00');
  await placeOrder(ann.ctx, {
    instrumentId: await instrumentId(world),
    direction: 'UP',
    amount: parseMoney('USD', '40.00'),
    multiple: 1,
    durationSeconds: 30,
    idempotencyKey: 'locked-in-mid-contract',
  });
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  await lockUser(ctx, { userId: ann.userId, reason: 'Under review.' });
  expect(await purses(world, ann)).toEqual({ available: '59.60', frozen: '40.40' });
  await advance(world, 29);
  await quote(world, '2411.40');
  await advance(world, 2);
  await settleDueOrders(world.visitor);
  expect(await purses(world, ann)).toEqual({ available: '132.40', frozen: '0.00' });
});

it('M19: a locked user opens nothing, with a session of before the lock or without', async () => {
  await quote(world, '2411.35');
  const ann = await aUserWith(world, '100.00');
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  await lockUser(ctx, { userId: ann.userId, reason: 'Under review.' });
  const order = {
    instrumentId: await instrumentId(world),
    direction: 'UP' as const,
    amount: parseMoney('USD', '40.00'),
    multiple: 1,
    durationSeconds: 30,
    idempotencyKey: 'placed-while-locked',
  };
  expect(await refusalOf(placeOrder(ann.ctx, order))).toBe('ACCOUNT_LOCKED');
  // A 401 is not kept: after the lock is lifted the same key opens the contract.
  await unlockUser(ctx, { userId: ann.userId, reason: 'Reviewed.' });
  expect(await refusalOf(placeOrder(ann.ctx, order))).toBe('OK');
});
