import { aChannel } from '../../../testing/people/channels';
import { randomUUID } from 'node:crypto';
import { graphql, legacy, openServer, type TestServer } from '../../../testing/http';
import { aPicture, formWith } from '../../../testing/files/picture';
import { answerTo, statusOf } from '../../../testing/raw';
import { aBankChannel } from '../../../testing/recharges';
import { beforeClosing, withUser, withWorld } from '../../../testing/suite';
import { aStaffMember } from '../../../testing/world';
import { addPracticeDesk } from '../../staff';

const world = withWorld();
const ann = withUser(world);
let practice: TestServer;
/** On the same database: what a practice world has left there is not used. */
let live: TestServer;
let channel = '';
let bank = '';

beforeAll(async () => {
  const { ctx } = await aStaffMember(world, 'ADMIN');
  bank = await aBankChannel(world);
  await addPracticeDesk(ctx, { email: 'desk@practice.tarn', name: 'Practice desk' });
  const texts = { titles: { en: 'Practice' }, details: [], notes: {} };
  const bounds = { min: 10_000n, max: 2_000_000n };
  channel = await aChannel(world, { kind: 'PRACTICE', ...texts, ...bounds, sort: 0 });
  practice = await openServer(world);
  live = await openServer({ ...world, config: { ...world.config, mode: 'live' } });
});
beforeClosing(async () => {
  await practice.close();
  await live.close();
});

const SUBMIT = `mutation R($input: RechargeSubmitInput!) { rechargeSubmit(input: $input) {
  recharge { id } userErrors { code } } }`;

async function picture(server: TestServer): Promise<string> {
  const body = formWith({}, { name: 'image', content: await aPicture(Math.random() * 200) });
  const { data } = await legacy(server, { path: 'user/uploadfile', body, token: ann.token });
  return String(data.path);
}

async function overGraphql(server: TestServer, way: string): Promise<string> {
  const screenshot = await picture(server);
  const input = { amount: '200', channelId: way, screenshot, idempotencyKey: randomUUID() };
  const asked = { query: SUBMIT, variables: { input }, token: ann.token };
  const { data } = await graphql(server, asked);
  const { rechargeSubmit } = data as unknown as {
    rechargeSubmit: { userErrors: readonly { code: string }[] };
  };
  return rechargeSubmit.userErrors[0]?.code ?? 'OK';
}

const formOf = async (server: TestServer, way: string) => ({
  money: '200',
  type: way,
  screenshot: await picture(server),
});

async function overOldPath(server: TestServer, path: string, way: string): Promise<string> {
  const form = await formOf(server, way);
  const headers = { 'idempotency-key': randomUUID() };
  return (await legacy(server, { path, form, token: ann.token, headers })).err ?? 'OK';
}

async function overSocket(server: TestServer, way: string): Promise<string> {
  const body = new URLSearchParams(await formOf(server, way)).toString();
  const head = [
    'POST /api/user/dorecharge HTTP/1.1',
    'Host: x',
    `token: ${ann.token}`,
    `Idempotency-Key: ${randomUUID()}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${String(body.length)}`,
  ];
  const answer = await answerTo(server.url, `${head.join('\r\n')}\r\n\r\n${body}`);
  return /"err":"(\w+)"/.exec(answer)?.[1] ?? (statusOf(answer) === 200 ? 'OK' : answer);
}

const everyWay = async (server: TestServer): Promise<string[]> => {
  const answers: string[] = [];
  for (const way of [channel, 'PRACTICE', 'practice']) {
    answers.push(await overGraphql(server, way));
    answers.push(await overOldPath(server, 'user/dorecharge', way));
    answers.push(await overOldPath(server, 'user/recharge', way));
    answers.push(await overSocket(server, way));
  }
  return answers;
};

const asked = async () => {
  const { rows } = await world.sql.owner.query<{ count: number }>(
    'SELECT count(*)::int FROM recharge',
  );
  return rows[0]?.count;
};

describe('O8: live mode over the wire', () => {
  it('takes nothing by the practice channel, by its id or kind, old path, GraphQL or socket', async () => {
    const before = await asked();
    expect([...new Set(await everyWay(live))]).toEqual(['CHANNEL_NOT_FOUND']);
    expect(await asked()).toBe(before);
    // The same asks are good ones: by a bank, and in practice mode.
    expect([await overGraphql(live, bank), await overOldPath(live, 'user/recharge', bank)]).toEqual(
      ['OK', 'OK'],
    );
    expect(await overSocket(practice, channel)).toBe('OK');
  });

  it('offers no practice channel, says that it is no practice world, and has no outbox', async () => {
    const query = '{ platform { practiceWorld } rechargeChannels { id kind } }';
    const tells = async (server: TestServer) => {
      const { data } = await graphql(server, { query, token: ann.token });
      const { platform, rechargeChannels: found } = data as unknown as {
        platform: { practiceWorld: boolean };
        rechargeChannels: readonly { kind: string }[];
      };
      const outbox = await fetch(`${server.url}/practice/outbox?format=json`);
      return {
        practice: platform.practiceWorld,
        offered: found.some(({ kind }) => kind === 'PRACTICE'),
        outbox: outbox.status,
      };
    };
    expect(await tells(practice)).toEqual({ practice: true, offered: true, outbox: 200 });
    expect(await tells(live)).toEqual({ practice: false, offered: false, outbox: 404 });
    const kinds = async (server: TestServer) => {
      const read = await legacy(server, { path: 'user/recharge', form: {}, token: ann.token });
      return JSON.stringify(read.data).includes('"practice"');
    };
    expect([await kinds(practice), await kinds(live)]).toEqual([true, false]);
  });
});
