import { aSession, graphql } from '../../testing/http';
import { withContracts } from '../../testing/people/contracts';
import { aLeader, follows } from '../../testing/people/leaders';
import { limitTo, signedIn } from '../../testing/people/safeguards';
import { provenAfterEach, withServer, withWorld } from '../../testing/suite';
import { aUser, aUserWith, quote, type Person } from '../../testing/world';

const world = withWorld();
const server = withServer(world);
const trade = withContracts(world);
provenAfterEach(world);

const COPIES = `{ copies { edges { node {
  leader { id name } instrument { symbol } direction limit refusal { code } order { direction } } } } }`;
const LEADERS =
  'query L($number: String) { leaders(number: $number) { edges { node { id name } } } }';

interface Answer {
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
