import { randomUUID } from 'node:crypto';
import { anyRechargeById, rechargeReview } from '../modules/recharges';
import { takeReview } from '../modules/reviews';
import { languages } from '../../schema/languages';
import { aSession, legacy, openServer, type TestServer } from '../testing/http';
import { aPicture, formWith } from '../testing/files/picture';
import { aBankChannel } from '../testing/recharges';
import { beforeClosing, withWorld } from '../testing/suite';
import { aStaffMember, aUserWith, instrumentId, quote, type World } from '../testing/world';

const world = withWorld();
let plain: TestServer;
let servers: readonly TestServer[] = [];
beforeAll(async () => {
  plain = await openServer(world);
  servers = [plain];
  await aBankChannel(world, { min: 1n, max: 2_000_000n });
  await quote(world, '91250.40');
});
beforeClosing(async () => {
  for (const server of servers) await server.close();
});

/** The same world behind a server with other settings of the old API. */
async function serverWith(config: Partial<World['config']>): Promise<TestServer> {
  const server = await openServer({ ...world, config: { ...world.config, ...config } });
  servers = [...servers, server];
  return server;
}

async function somebody(dollars = '100.00') {
  const person = await aUserWith(world, dollars);
  return { ...person, token: await aSession(world, person.userId) };
}

describe('LEGACY_BASE64', () => {
  it('encodes the data of a success on the paths it names, and nothing else', async () => {
    const server = await serverWith({ legacyBase64: ['user/index', 'user/addorder'] });
    const { token } = await somebody();
    const headers = { language: 'zh' };
    const encoded = await legacy(server, { path: 'user/index', token, headers });
    expect(typeof encoded.data).toBe('string');
    const text = Buffer.from(encoded.data as unknown as string, 'base64').toString('latin1');
    expect(text).toMatch(/^[\x20-\x7e]*$/); // all else is written \uXXXX
    const direct = await legacy(plain, { path: 'user/index', token, headers });
    expect(JSON.parse(text)).toEqual(direct.data);
    const list = await legacy(server, { path: 'user/orderlist', token });
    expect(list.data).toMatchObject({ total: 0 });
    const refused = await legacy(server, { path: 'user/addorder', token, form: {} });
    expect([refused.err, refused.data]).toEqual(['FORM_INCOMPLETE', { fields: 'order_type' }]);
  });

  it('S10: gives no other permission: who is not signed in sees nothing either way', async () => {
    const server = await serverWith({ legacyBase64: ['user/index'] });
    for (const one of [plain, server]) {
      const answer = await legacy(one, { path: 'user/index' });
      expect([answer.code, answer.err, answer.data]).toEqual([401, 'LOGIN_REQUIRED', []]);
    }
  });

  it('with an unknown path stops the start', async () => {
    await expect(serverWith({ legacyBase64: ['user/nothing'] })).rejects.toThrow('user/nothing');
  });
});

describe('LEGACY_STATUS', () => {
  it('zero-pending says 0 of what waits, in answers and filters; literal says 4 and 3', async () => {
    const server = await serverWith({ legacyStatus: 'zero-pending' });
    const { userId, token } = await somebody('0');
    const submit = async (shade: number) => {
      const file = { name: 'img', content: await aPicture(shade) };
      const body = formWith({ money: '200', type: 'bank' }, file);
      const headers = { 'idempotency-key': randomUUID() };
      return legacy(plain, { path: 'user/dorecharge', token, body, headers });
    };
    const [one, two] = [await submit(1), await submit(2)];
    const { ctx } = await aStaffMember(world, 'SUPPORT');
    await takeReview(ctx, rechargeReview, { id: String(two.data.id) });
    expect((await anyRechargeById(world.visitor, String(two.data.id)))?.userId).toBe(userId);
    const seen = async (where: TestServer, query = '') => {
      const { data } = await legacy(where, { path: `user/recharge_record${query}`, token });
      return (data as unknown as { id: number; status: number }[]).map(({ id, status }) => [
        id,
        status,
      ]);
    };
    expect(await seen(plain)).toEqual([
      [two.data.id, 3],
      [one.data.id, 4],
    ]);
    expect(await seen(server)).toEqual([
      [two.data.id, 0],
      [one.data.id, 0],
    ]);
    expect(await seen(plain, '?status=4')).toEqual([[one.data.id, 4]]);
    expect(await seen(plain, '?status=3')).toEqual([[two.data.id, 3]]);
    expect(await seen(server, '?status=0')).toHaveLength(2);
    expect(await seen(server, '?status=1')).toEqual([]);
    for (const [where, status] of [
      [server, '4'],
      [plain, '0'],
    ] as const) {
      const answer = await legacy(where, { path: `user/recharge_record?status=${status}`, token });
      expect(answer.err).toBe('PARAM_INVALID');
    }
  });
});

describe('LEGACY_SUCCESS_CODE', () => {
  it('0 turns the two numbers round and leaves 401', async () => {
    const server = await serverWith({ legacySuccessCode: 0 });
    const { token } = await somebody();
    const codes = await Promise.all([
      legacy(server, { path: 'user/index', token }),
      legacy(server, { path: 'user/goorder', token }),
      legacy(server, { path: 'user/index' }),
    ]);
    expect(codes.map(({ code }) => code)).toEqual([0, 1, 401]);
  });
});

describe('LEGACY_TOKEN_IN_QUERY', () => {
  it('is off unless somebody turns it on', async () => {
    const server = await serverWith({ legacyTokenInQuery: true });
    const { token } = await somebody();
    const path = `user/index?token=${token}`;
    expect((await legacy(plain, { path })).err).toBe('LOGIN_REQUIRED');
    expect((await legacy(server, { path })).err).toBeNull();
  });
});

describe('the language of an answer', () => {
  const WORDS = new Map<string, string>();
  beforeAll(async () => {
    for (const language of languages) {
      const { info } = await legacy(plain, { path: 'user/index', headers: { language } });
      WORDS.set(language, info);
    }
  });

  it('is that of who asks: ten languages, ten texts', () => {
    expect(new Set(WORDS.values()).size).toBe(languages.length);
  });

  it.each([
    ['de', { headers: { language: 'de', lang: 'fr' }, query: 'language=es&lang=vi' }],
    ['fr', { headers: { language: 'xx', lang: 'fr' }, query: 'language=es&lang=vi' }],
    ['es', { headers: { language: 'xx', lang: 'yy' }, query: 'language=es&lang=vi' }],
    ['vi', { headers: {}, query: 'language=unknown&lang=vi' }],
    ['kor', { headers: {}, query: 'lang=ko' }],
    ['hk', { headers: { language: 'ZH_TW' }, query: '' }],
    ['de', { headers: { language: 'de-AT' }, query: '' }],
    ['en', { headers: { language: 'xx' }, query: 'language=&lang=zz' }],
  ] as const)('%s comes of %j', async (language, { headers, query }) => {
    const { info } = await legacy(plain, { path: `user/index?${query}`, headers });
    expect(info).toBe(WORDS.get(language));
  });

  it('is the stored one of a user who names none', async () => {
    const { userId, token } = await somebody();
    await world.sql.owner.query(`UPDATE app_user SET language = 'jp' WHERE id = $1`, [userId]);
    const path = `index/goods?id=${await instrumentId(world)}`;
    const stored = await legacy(plain, { path: 'user/goorder', token });
    const asked = await legacy(plain, { path: 'user/goorder', token, headers: { language: 'jp' } });
    const english = await legacy(plain, {
      path: 'user/goorder',
      token,
      headers: { language: 'en' },
    });
    expect(stored.info).toBe(asked.info);
    expect(stored.info).not.toBe(english.info);
    expect((await legacy(plain, { path, token })).code).toBe(1);
  });
});
