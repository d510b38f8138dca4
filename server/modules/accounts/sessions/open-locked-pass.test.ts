import { withRegistered } from '../../../testing/people/accounts';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { aStaffMember } from '../../../testing/world';
import { lockUser } from '../lock/lock-user';
import { unlockUser } from '../lock/unlock-user';
import { logIn } from './log-in';
import { openLockedPass } from './open-locked-pass';
import { readSession } from './read-session';

const world = withWorld();
const people = withRegistered(world);

describe('A3: a lock', () => {
  it('leaves a pass for one page, which ends with the lock', async () => {
    const { account, user } = await people.registered();
    const credentials = { account, password: 'harbour-7' };
    const { ctx } = await aStaffMember(world, 'ADMIN');
    expect(await refusalOf(openLockedPass(world.visitor, credentials))).toBe('LOGIN_REQUIRED');
    await lockUser(ctx, { userId: user.id, reason: 'Reported stolen.' });
    const { pass } = await openLockedPass(world.visitor, credentials);
    expect(await readSession(world.visitor, pass)).toMatchObject({ pass: true });
    await unlockUser(ctx, { userId: user.id, reason: 'The owner has called.' });
    expect(await readSession(world.visitor, pass)).toBeNull();
    expect(await refusalOf(logIn(world.visitor, credentials))).toBe('OK');
  });
});
