import { withRegistered } from '../../../testing/people/accounts';
import { withWorld } from '../../../testing/suite';
import { logIn } from './log-in';
import { logOut } from './log-out';
import { readSession } from './read-session';

const world = withWorld();
const people = withRegistered(world);

describe('A3: a lock', () => {
  it('is ended by signing out nowhere else: a logout ends its own session alone', async () => {
    const { account } = await people.registered();
    const [one, two] = await Promise.all(
      [1, 2].map(() => logIn(world.visitor, { account, password: 'harbour-7' })),
    );
    const actor = await readSession(world.visitor, one?.token ?? null);
    await logOut({ ...world.visitor, actor });
    expect(await readSession(world.visitor, one?.token ?? null)).toBeNull();
    expect(await readSession(world.visitor, two?.token ?? null)).not.toBeNull();
  });
});
