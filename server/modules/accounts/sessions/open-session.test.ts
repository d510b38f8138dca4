import { randomBytes } from 'node:crypto';
import { limits } from '../../../../schema/limits';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, aUser } from '../../../testing/world';
import { lockUser } from '../lock/lock-user';
import { openSession } from './open-session';

const world = withWorld();

describe('A3: a session', () => {
  it.each([
    ['FULL', limits.userSessionDays * 86_400],
    ['LOCKED_PASS', limits.lockedPassSeconds],
  ] as const)('of a user lasts as long as the policy says: %s', async (kind, seconds) => {
    const { userId } = await aUser(world);
    if (kind === 'LOCKED_PASS') {
      const { ctx } = await aStaffMember(world, 'SUPPORT');
      await lockUser(ctx, { userId, reason: 'Why.' });
    }
    const endsAt = await openSession(world.visitor, { userId, kind, hash: randomBytes(32) });
    const now = await world.visitor.now();
    const left = (endsAt.getTime() - now.getTime()) / 1_000;
    expect(Math.abs(left - seconds)).toBeLessThan(5);
  });
});
