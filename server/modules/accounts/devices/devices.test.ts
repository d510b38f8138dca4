import { aSession, graphql, legacy } from '../../../testing/http';
import { withServer, withWorld } from '../../../testing/suite';
import { aUser } from '../../../testing/world';
import { addUser } from '../add-user';
import { someone } from '../../../testing/people/accounts';
import type { OwnSession } from './own-sessions';

const world = withWorld();
const server = withServer(world);

interface Answer {
  readonly ended: boolean | null;
  readonly userErrors: readonly { readonly code: string }[];
}

async function ask(token: string | null, query: string, variables: object = {}) {
  const { data, errors } = await graphql(server, { query, token, variables: { ...variables } });
  return { data: data as unknown as Record<string, unknown> | null, errors };
}

async function sessionsOf(token: string): Promise<readonly OwnSession[]> {
  const query = '{ sessions { id device address signedInAt lastUsedAt current } }';
  return ((await ask(token, query)).data?.sessions ?? []) as OwnSession[];
}

async function end(token: string, id: string): Promise<string> {
  const query =
    'mutation M($input: SessionEndInput!) { sessionEnd(input: $input) { ended userErrors { code } } }';
  const answer = (await ask(token, query, { input: { id } })).data?.sessionEnd as Answer;
  return answer.ended ? 'OK' : (answer.userErrors[0]?.code ?? 'nothing');
}

const endOthers = (token: string) =>
  ask(token, 'mutation { otherSessionsEnd { ended userErrors { code } } }');

const open = async (token: string) =>
  (await legacy(server, { path: 'user/index', token })).err === null;

async function threeSessions() {
  const { userId } = await aUser(world);
  const [a, b, c] = [
    await aSession(world, userId),
    await aSession(world, userId),
    await aSession(world, userId),
  ];
  return { userId, tokens: [a, b, c] as const };
}

it('one sees where one is signed in, one’s own first, by device and address', async () => {
  const email = someone();
  await addUser(world.visitor, {
    name: { kind: 'email', value: email },
    userName: null,
    inviterId: null,
    password: 'harbour-7',
    fundPassword: null,
    riskAcknowledged: true,
  });
  const signIn = async (agent: string) => {
    const response = await fetch(`${server.url}/api/login/index`, {
      method: 'POST',
      headers: { 'user-agent': agent },
      body: new URLSearchParams({ phone: email, password: 'harbour-7' }),
    });
    return ((await response.json()) as { data: { token: string } }).data.token;
  };
  const first = await signIn('Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36');
  await signIn('<b>evil</b>');
  const seen = await sessionsOf(first);
  expect(seen.map(({ device, current }) => [device, current])).toEqual([
    ['Chrome, Android', true],
    [null, false],
  ]);
  for (const { address } of seen) expect(address).toMatch(/127\.0\.0\.1$|^::1$/);
});

it('A3: a session that one ends is over at once both ways in, and no other', async () => {
  const { tokens } = await threeSessions();
  const [mine, other, third] = tokens;
  const gone = (await sessionsOf(other)).find(({ current }) => current)?.id ?? '';
  expect(await end(mine, gone)).toBe('OK');
  expect(await Promise.all([mine, other, third].map(open))).toEqual([true, false, true]);
  expect((await sessionsOf(mine)).map(({ id }) => id)).not.toContain(gone);
  expect(await end(mine, gone)).toBe('SESSION_NOT_FOUND');
});

it('A3: all others end in one go, and this one stays', async () => {
  const { tokens } = await threeSessions();
  const [mine, other, third] = tokens;
  const stranger = await threeSessions();
  await endOthers(mine);
  expect(await Promise.all([mine, other, third].map(open))).toEqual([true, false, false]);
  expect(await Promise.all(stranger.tokens.map(open))).toEqual([true, true, true]);
});

it('A2: nobody ends or sees a session of somebody else', async () => {
  const [ann, ben] = [await threeSessions(), await threeSessions()];
  const [hers] = await sessionsOf(ann.tokens[0]);
  expect(await end(ben.tokens[0], hers?.id ?? '')).toBe('SESSION_NOT_FOUND');
  for (const id of ['', 'abc', '0', '9'.repeat(30), "1' OR '1'='1"])
    expect(await end(ben.tokens[0], id)).toBe('SESSION_NOT_FOUND');
  expect(await open(ann.tokens[0])).toBe(true);
  const seen = await sessionsOf(ben.tokens[0]);
  expect(seen).toHaveLength(3);
  expect(seen.map(({ id }) => id)).not.toContain(hers?.id);
});
