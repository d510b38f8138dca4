import { graphql, legacy, type TestServer } from '../testing/http';
import { registering } from '../testing/people/accounts';
import { aPersonWithFactor, codeOfApp, wrongCode } from '../testing/people/second-factors';
import { withServer, withWorld } from '../testing/suite';
import { advance } from '../testing/world';

const world = withWorld();
const here = withServer(world);
const there = withServer(world);

const OPEN = `mutation ($input: SessionOpenInput!) {
  sessionOpen(input: $input) { token userErrors { code } } }`;
const REMOVE = `mutation ($input: SecondFactorRemoveInput!) {
  secondFactorRemove(input: $input) { removed userErrors { code } } }`;

type Person = Awaited<ReturnType<typeof aPersonWithFactor>>;
type Answer = string | undefined;

const codeIn = (data: unknown): Answer => /"code":"([A-Z_]+)"/.exec(JSON.stringify(data))?.[1];

const overGraphql = async (server: TestServer, input: object): Promise<Answer> =>
  codeIn((await graphql(server, { query: OPEN, variables: { input } })).data);

const overRest = async (server: TestServer, form: Record<string, string>): Promise<Answer> =>
  (await legacy(server, { path: 'login/index', form })).err ?? undefined;

/** The right password and the right code, over both ways into both servers. */
async function rightTries({ account, setupKey }: Person): Promise<Answer[]> {
  const { password } = registering;
  const totp = await codeOfApp(world, setupKey);
  return [
    await overGraphql(here, { account, password, totp }),
    await overRest(there, { phone: account, password, totp }),
    await overGraphql(there, { account, password, totp }),
    await overRest(here, { phone: account, password, totp }),
  ];
}

it('A4: five wrong tries in all, of passwords and codes mixed, over two servers and both ways in, and the account waits', async () => {
  const person = await aPersonWithFactor(world, 'lantern-5');
  const { account, token, setupKey } = person;
  const { password } = registering;
  const totp = await wrongCode(world, setupKey);
  const remove = { query: REMOVE, variables: { input: { code: totp } }, token };
  const card = { bank: 'Bank', account: '6228480402564890018', name: 'Ann', pwd: 'wrong-fund' };
  const wrong = [
    await overGraphql(here, { account, password: 'wrong-one' }),
    await overRest(there, { phone: account, password, totp }),
    (await legacy(here, { path: 'user/add_card', token, form: card })).err ?? undefined,
    codeIn((await graphql(there, remove)).data),
    await overRest(here, { phone: account, password: 'wrong-two' }),
  ];
  expect(wrong).toEqual([
    ...['PASSWORD_WRONG', 'SECOND_FACTOR_WRONG', 'FUND_PASSWORD_WRONG'],
    ...['SECOND_FACTOR_WRONG', 'PASSWORD_WRONG'],
  ]);
  expect(await rightTries(person)).toEqual(Array<string>(4).fill('TOO_MANY_REQUESTS'));
  await advance(world, 61);
  const after = await rightTries(person);
  // The code of the app is used up by the first of them.
  expect([after[0], ...new Set(after.slice(1))]).toEqual([undefined, 'SECOND_FACTOR_WRONG']);
});

it('A4: four of them and the account does not wait', async () => {
  const person = await aPersonWithFactor(world, 'lantern-5');
  const { account, setupKey } = person;
  for (const [n, server] of [here, there, here, there].entries()) {
    const answer = await overRest(server, { phone: account, password: `wrong-${String(n)}` });
    expect(answer).toBe('PASSWORD_WRONG');
  }
  const totp = await codeOfApp(world, setupKey);
  const { password } = registering;
  expect(await overGraphql(here, { account, password, totp })).toBeUndefined();
});
