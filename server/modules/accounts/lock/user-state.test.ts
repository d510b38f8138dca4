import { withRegistered } from '../../../testing/people/accounts';
import { aStaffSession, graphql } from '../../../testing/http';
import { withServer, withWorld } from '../../../testing/suite';
import { aStaffMember, type StaffPerson } from '../../../testing/world';
import { freezeAccount } from '../freeze/freeze-account';
import { logIn } from '../sessions/log-in';
import { readSession } from '../sessions/read-session';
import { lockUser } from './lock-user';
import { unlockUser } from './unlock-user';

const world = withWorld();
const server = withServer(world);
const people = withRegistered(world);

const WITH = `query U($search: String, $state: UserState) {
  users(filter: { search: $search, state: $state }) { items { id state frozenAt } } }`;

interface Shown {
  readonly id: string;
  readonly state: string;
  readonly frozenAt: string | null;
}

async function frozen() {
  const { account, user } = await people.registered();
  const { token } = await logIn(world.visitor, { account, password: 'harbour-7' });
  await freezeAccount({ ...world.visitor, actor: await readSession(world.visitor, token) });
  return user.id;
}

/** As the console tells it, and under which filters of its list they are found. */
async function told({ staff }: StaffPerson, search: string) {
  const console = await aStaffSession(world, staff.staffId);
  const shown = async (state: string | null) => {
    const asked = { query: WITH, variables: { search, state }, console };
    const { data }: { readonly data: unknown } = await graphql(server, asked);
    return (data as { users: { items: readonly Shown[] } }).users.items;
  };
  const [user] = await shown(null);
  const found = [];
  for (const state of ['ACTIVE', 'LOCKED', 'FROZEN']) {
    if ((await shown(state)).length > 0) found.push(state);
  }
  return { state: user?.state, frozen: user?.frozenAt != null, found };
}

it('A3: staff are told a user’s own freeze from their own lock, which alone they can take off', async () => {
  const ada = await aStaffMember(world, 'ADMIN');
  const userId = await frozen();
  const { user: open } = await people.registered();
  expect(await told(ada, open.id)).toEqual({ state: 'ACTIVE', frozen: false, found: ['ACTIVE'] });
  const own = { state: 'FROZEN', frozen: true, found: ['FROZEN'] };
  expect(await told(ada, userId)).toEqual(own);
  const why = { userId, reason: 'Two people use it.' };
  await lockUser(ada.ctx, why);
  expect(await told(ada, userId)).toEqual({ state: 'LOCKED', frozen: true, found: ['LOCKED'] });
  await unlockUser(ada.ctx, why);
  expect(await told(ada, userId)).toEqual(own);
  await lockUser(ada.ctx, { ...why, userId: open.id });
  expect(await told(ada, open.id)).toEqual({ state: 'LOCKED', frozen: false, found: ['LOCKED'] });
});
