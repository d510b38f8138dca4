import { withRegistered } from '../../../testing/people/accounts';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { logIn } from './log-in';
import { readSession } from './read-session';

const world = withWorld();
const people = withRegistered(world);

describe('A3: a lock', () => {
  it('comes with a changed password for every session, by the database', async () => {
    const { account, user } = await people.registered();
    const credentials = { account, password: 'harbour-7' };
    const sessions = await Promise.all([1, 2, 3].map(() => logIn(world.visitor, credentials)));
    await world.sql.owner.query(`UPDATE app_user SET password_hash = 'other' WHERE id = $1`, [
      user.id,
    ]);
    for (const { token } of sessions) expect(await readSession(world.visitor, token)).toBeNull();
  });
});

it('A6: the fund password opens no session', async () => {
  const fundPassword = { password: 'lantern-5', repeat: 'lantern-5' };
  const { account, user } = await people.registered({ fundPassword });
  expect(user.fundPasswordHash).not.toBeNull();
  expect(user.fundPasswordHash).not.toBe(user.passwordHash);
  expect(await refusalOf(logIn(world.visitor, { account, password: 'lantern-5' }))).toBe(
    'PASSWORD_WRONG',
  );
});
