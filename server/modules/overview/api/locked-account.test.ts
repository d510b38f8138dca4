import { anOpenOrder } from '../../../testing/people/contracts';
import { aSession, graphql, legacy } from '../../../testing/http';
import { withServer, withWorld } from '../../../testing/suite';
import { advance, aStaffMember, aUserWith, quote } from '../../../testing/world';
import { lockUser } from '../../accounts/lock/lock-user';
import { unlockUser } from '../../accounts/lock/unlock-user';
import { settleDueOrders } from '../../trading/settle-due-orders';

const world = withWorld();
const server = withServer(world);

const REASON = 'Two people use this account.';

interface LockedPage {
  readonly reason: string;
  readonly balances: Readonly<Record<'available' | 'frozen', { readonly amount: string }>>;
  readonly openOrders: readonly { readonly id: string }[];
}

async function lockedPage(token: string): Promise<LockedPage> {
  const query =
    '{ lockedAccount { reason balances { available { amount } frozen { amount } } openOrders { id } } }';
  const { data, text } = await graphql(server, { query, token });
  if (!data) throw new Error(text);
  return (data as unknown as { lockedAccount: LockedPage }).lockedAccount;
}

/** Somebody with 59.60 free and 40.40 in an open contract, locked. */
async function lockedInMidContract() {
  await quote(world, '2411.35');
  const ann = await aUserWith(world, '100.00');
  const token = await aSession(world, ann.userId);
  const order = await anOpenOrder(world, ann);
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  const before = await postings();
  await lockUser(ctx, { userId: ann.userId, reason: REASON });
  return {
    ...ann,
    token,
    order,
    before,
    unlock: () => unlockUser(ctx, { userId: ann.userId, reason: 'Reviewed.' }),
  };
}

const postings = async (): Promise<number | null> =>
  (await world.sql.owner.query('SELECT FROM ledger_posting')).rowCount;

it('M19: a lock books nothing, and its page shows why, the money and the open contract', async () => {
  const { userId, token, order, before, unlock } = await lockedInMidContract();
  expect(await postings()).toBe(before);
  const { info, err } = await legacy(server, { path: 'user/index', token });
  expect([err, info.includes(REASON)]).toEqual(['ACCOUNT_LOCKED', true]);

  const pass = await aSession(world, userId, 'LOCKED_PASS');
  expect(await lockedPage(pass)).toEqual({
    reason: REASON,
    balances: { available: { amount: '59.60' }, frozen: { amount: '40.40' } },
    openOrders: [{ id: order.id }],
  });

  await advance(world, 29);
  await quote(world, '2411.40');
  await advance(world, 2);
  await settleDueOrders(world.visitor);
  expect(await lockedPage(pass)).toEqual({
    reason: REASON,
    balances: { available: { amount: '132.40' }, frozen: { amount: '0.00' } },
    openOrders: [],
  });
  const settled = await postings();
  await unlock();
  expect(await postings()).toBe(settled);
});
