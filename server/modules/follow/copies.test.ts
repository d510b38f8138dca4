import { aSession, graphql } from '../../testing/http';
import { codeOf } from '../../testing/people/accounts';
import { withContracts } from '../../testing/people/contracts';
import { aLeader, follows } from '../../testing/people/leaders';
import { limitTo, signedIn } from '../../testing/people/safeguards';
import { refusalOf } from '../../testing/recharges';
import { provenAfterEach, withServer, withWorld } from '../../testing/suite';
import { advance, aStaffMember, aUser, aUserWith, quote, type Person } from '../../testing/world';
import { freezeAccount, lockUser, sendCode } from '../accounts';
import { liftFreeze } from '../accounts/freeze/lift-freeze';
import { unlockUser } from '../accounts/lock/unlock-user';

const world = withWorld();
const server = withServer(world);
const trade = withContracts(world);
provenAfterEach(world);

const COPIES = `{ copies { edges { node {
  leader { id name } instrument { symbol } direction limit refusal { code } order { direction } } } } }`;
const LEADERS =
  'query L($number: String) { leaders(number: $number) { edges { node { id name } } } }';

const FOLLOWED = '{ followings { leader { publishes } } }';

interface Answer {
  readonly followings: { readonly leader: { readonly publishes: boolean } }[];
  readonly copies: { readonly edges: { readonly node: Record<string, unknown> }[] };
  readonly leaders: { readonly edges: { readonly node: { id: string; name: string } }[] };
}
async function asked(person: Person, query: string, variables = {}): Promise<Answer> {
  const token = await aSession(world, person.userId);
  const { data } = await graphql(server, { query, variables, token });
  return data as unknown as Answer;
}

it('P14: a copy says whose order it was, on what, and which limit refused it', async () => {
  await quote(world, '91250.40');
  const [lea, leo] = [await aLeader(world, '500.00'), await aLeader(world, '500.00')];
  await world.sql.owner.query(`UPDATE app_user SET user_name = 'leanne77' WHERE id = $1`, [
    lea.userId,
  ]);
  const [ann, bob] = [await aUserWith(world, '200.00'), await aUserWith(world, '200.00')];
  await follows(ann, lea, ['10.00', '10.10']);
  await follows(ann, leo);
  await follows(bob, lea);
  await limitTo(await signedIn(world, bob), 'DAILY_LOSS', '15.00');
  await trade.open(lea, 1_000, { direction: 'DOWN' });
  await trade.open(lea, 1_000, { direction: 'DOWN' });
  await trade.open(leo, 1_000);
  const found = async (person: Person) =>
    (await asked(person, COPIES)).copies.edges.map(({ node }) => node);
  const of = (leader: typeof lea, name: string, direction: string) => ({
    ...{ leader: { id: leader.leaderId, name }, instrument: { symbol: 'BTC/USDT' }, direction },
  });
  const byLea = of(lea, `lea***e77 #${lea.leaderId}`, 'DOWN');
  const opened = { limit: null, refusal: null, order: { direction: 'DOWN' } };
  const refused = { refusal: { code: 'PERSONAL_LIMIT' }, order: null };
  expect(await found(ann)).toEqual([
    { ...of(leo, `#${leo.leaderId}`, 'UP'), ...opened, order: { direction: 'UP' } },
    { ...byLea, ...refused, limit: 'DAILY_CAP' },
    { ...byLea, ...opened },
  ]);
  expect(await found(bob)).toEqual([
    { ...byLea, ...refused, limit: 'OWN_LIMIT' },
    { ...byLea, ...opened },
  ]);
});

it('P14: leaders are found by their number alone, and only while they publish', async () => {
  const [lea, ann] = [await aLeader(world, '0.00'), await aUser(world)];
  const found = async (number: string | null) =>
    (await asked(ann, LEADERS, { number })).leaders.edges.map(({ node }) => node.id);
  expect(await found(null)).toContain(lea.leaderId);
  for (const number of [lea.leaderId, `#${lea.leaderId}`, ` ${lea.leaderId} `]) {
    expect(await found(number)).toEqual([lea.leaderId]);
  }
  for (const number of ['999999', 'x', `${lea.leaderId}x`, '0']) {
    expect(await found(number)).toEqual([]);
  }
  await world.sql.owner.query('UPDATE leader SET publishes = false WHERE id = $1', [lea.leaderId]);
  expect(await found(lea.leaderId)).toEqual([]);
});

it('P14: a leader whose account is locked or frozen is not listed, takes no follower and publishes no more, until it is open', async () => {
  const [lea, ann] = [await aLeader(world, '0.00'), await aUser(world)];
  await follows(ann, lea);
  const shown = async () => {
    const listed = await asked(ann, LEADERS, { number: lea.leaderId });
    const { followings } = await asked(ann, FOLLOWED);
    return {
      listed: listed.leaders.edges.length,
      publishes: followings.map(({ leader }) => leader.publishes),
      follow: await refusalOf(follows(await aUser(world), lea)),
    };
  };
  const open = { listed: 1, publishes: [true], follow: 'OK' };
  const stopped = { listed: 0, publishes: [false], follow: 'LEADER_NOT_FOUND' };
  expect(await shown()).toEqual(open);
  const ada = await aStaffMember(world, 'ADMIN');
  const wish = { userId: lea.userId, reason: 'A test' };
  await lockUser(ada.ctx, wish);
  expect(await shown()).toEqual(stopped);
  await unlockUser(ada.ctx, wish);
  expect(await shown()).toEqual(open);
  await freezeAccount(lea.ctx);
  expect(await shown()).toEqual(stopped);
  await advance(world, 24 * 3_600);
  const { rows } = await world.sql.app.query<{ email: string }>(
    'SELECT email FROM app_user WHERE id = $1',
    [lea.userId],
  );
  const account = rows[0]?.email ?? '';
  await sendCode(world.visitor, { account, scene: 'UNFREEZE' });
  await liftFreeze(world.visitor, { account, code: await codeOf(world, account) });
  expect(await shown()).toEqual(open);
});
