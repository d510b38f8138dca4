import { theSchemas } from '../http/schemas';
import { paths } from '../rest/paths';
import { graphqlAsk, legacyAsks, send, type Ask } from '../testing/asks';
import { placesOf, type Place } from '../testing/corpus';
import { aSession, aStaffSession, graphql, openServer } from '../testing/http';
import { legacyParameters } from '../testing/legacy-parameters';
import { operations, type Operation } from '../testing/operations';
import { aRichOwner, MARKERS, ownedRows } from '../testing/people/rich-owner';
import { withServer, withWorld } from '../testing/suite';
import { aStaffMember, aUserWith } from '../testing/world';
import { rowSums } from '../testing/support/row-sums';

const world = withWorld();
const server = withServer(world);

type Owner = Awaited<ReturnType<typeof aRichOwner>>;
let owner: Owner;
let stranger: { readonly userId: string };
let userOperations: Operation[];
let staffOperations: Operation[];
let places: Place[];
/** Whoever may ask: a token of users, and a cookie of staff. */
const callers = new Map<
  string,
  { readonly token: string | null; readonly cookie: string | null }
>();

const CALLERS = [
  ...(['visitor', 'owner', 'another user', 'customer service', 'administrator'] as const),
  ...(['locked', 'expired', 'logged out', 'garbage'] as const),
];

beforeAll(async () => {
  const { userSchema, adminSchema } = await theSchemas();
  userOperations = operations(userSchema);
  staffOperations = operations(adminSchema);
  places = placesOf(userSchema, {});
  owner = await aRichOwner(world);
  const someone = async (then?: string) => {
    const { userId } = await aUserWith(world, '50.00');
    const token = await aSession(world, userId);
    if (then !== undefined) await world.sql.owner.query(then, [userId]);
    return { userId, token, cookie: null };
  };
  const onStaff = async (role: 'SUPPORT' | 'ADMIN') => {
    const cookie = await aStaffSession(world, (await aStaffMember(world, role)).staff.staffId);
    return { token: cookie, cookie };
  };
  const another = await someone();
  stranger = another;
  callers.set('visitor', { token: null, cookie: null });
  callers.set('owner', { token: owner.token, cookie: owner.token });
  callers.set('another user', { ...another, cookie: another.token });
  callers.set('customer service', await onStaff('SUPPORT'));
  callers.set('administrator', await onStaff('ADMIN'));
  callers.set(
    'locked',
    await someone(`UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'x' WHERE id = $1`),
  );
  callers.set(
    'expired',
    await someone('UPDATE user_session SET expires_at = tarn_now() WHERE user_id = $1'),
  );
  callers.set(
    'logged out',
    await someone(
      `UPDATE user_session SET ended_at = tarn_now(), end_reason = 'LOGOUT' WHERE user_id = $1`,
    ),
  );
  callers.set('garbage', { token: 'x'.repeat(43), cookie: 'x'.repeat(43) });
});

const callerOf = (who: string) => callers.get(who) ?? { token: null, cookie: null };
const isUser = (who: string) => who === 'owner' || who === 'another user';

/** Old paths that a visitor may ask. */
const OPEN = new Set([
  ...['index/home', 'index/info', 'index/ajaxdata', 'index/getkdata', 'index/ajaxpro'],
  ...['index/getprodata', 'index/seconds', 'index/goods'],
  ...['index/banner', 'index/ater', 'index/notice', 'index/about_list', 'index/about_details'],
  ...['index/get_detail_from_type', 'index/activity_details'],
  ...['login/index', 'login/reg', 'login/code', 'login/logout', 'login/forget'],
]);
/** All others: they answer 401 to whoever is not signed in. A new one is written here too, or above. */
const CLOSED = [
  'user/index',
  'user/add_card',
  'user/bank_card',
  'user/wallet',
  'user/user_wallet',
  'user/add_wallet_addr',
  'user/pwd_login',
  'user/pwd_pay',
  'user/certification',
  'user/recharge',
  'user/dorecharge',
  'user/recharge_record',
  'user/msg',
  'user/cash',
  'user/cash_record',
  'user/exchange',
  'user/exchange_record',
  'user/finance',
  'user/sign',
  'user/invite',
  'user/yeb_project',
  'user/yuebaoinfo',
  'user/yeb',
  'user/yebjoinnow',
  'user/yebappend',
  'user/yebstop',
  'user/yebkeep',
  'user/myproject',
  'user/project_orderlist',
  'user/addorder',
  'user/goorder',
  'user/get_this_order',
  'user/orderlist',
  'user/ajaxorder_list',
  'user/uploadfile',
  'user/uploadavatar',
];
const built = Object.keys(legacyParameters);

describe('A9: nine callers, each old path by one written policy', () => {
  it('no path is without a row, and no row without its path', () => {
    expect([...built].sort()).toEqual([...paths].sort());
    expect([...OPEN, ...CLOSED].sort()).toEqual([...paths].sort());
  });

  it.each(CALLERS)('asked by: %s', async (who) => {
    const { token } = callerOf(who);
    const answers: Record<string, boolean> = {};
    const wanted: Record<string, boolean> = {};
    const ask = async (path: string) => {
      const headers = token === null ? {} : { token };
      const { status, text } = await send(server.url, { path: `/api/${path}`, headers, body: '' });
      expect(status).toBeLessThan(500);
      answers[path] = (JSON.parse(text) as { code: number }).code === 401;
      wanted[path] = !OPEN.has(path) && !isUser(who);
    };
    const before = await rowSums(world);
    for (const path of CLOSED) await ask(path);
    if (!isUser(who)) expect(await rowSums(world)).toBe(before);
    for (const path of OPEN) if (path !== 'login/logout') await ask(path);
    expect(answers).toEqual(wanted);
  });
});

describe('S10: with the data of every old path encoded', () => {
  it.each(CALLERS)('each is answered and refused as without: %s', async (who) => {
    const encoding = await openServer({
      ...world,
      config: { ...world.config, legacyBase64: built },
    });
    try {
      const { token } = callerOf(who);
      const headers = token === null ? {} : { token };
      for (const path of built.filter((one) => one !== 'login/logout')) {
        const [plain, encoded] = await Promise.all(
          [server, encoding].map(async ({ url }) => {
            const { text } = await send(url, { path: `/api/${path}`, headers });
            const { code, err } = JSON.parse(text) as { code: number; err: string | null };
            return { path, code, err };
          }),
        );
        expect(encoded).toEqual(plain);
      }
    } finally {
      await encoding.close();
    }
  });
});

const DENIED = /"code":"(UNAUTHENTICATED|LOGIN_REQUIRED|NOT_PERMITTED|ACCOUNT_LOCKED)"/;

describe('A9: a session of one side is none on the other', () => {
  it.each(['customer service', 'administrator'])('of users, asked by: %s', async (who) => {
    const { cookie, token } = callerOf(who);
    for (const { name, query, variables } of userOperations) {
      if (name.startsWith('Subscription.')) continue;
      const asVisitor = await graphql(server, { query, variables });
      const headers = { cookie: `tarn_console=${cookie ?? ''}` };
      const asStaff = await graphql(server, { query, variables, token: token ?? null, headers });
      expect([name, DENIED.test(asStaff.text)]).toEqual([name, DENIED.test(asVisitor.text)]);
    }
  });

  it.each(CALLERS.filter((who) => who !== 'customer service' && who !== 'administrator'))(
    'of staff, asked by: %s',
    async (who) => {
      for (const { name, may, query, variables } of staffOperations) {
        if (name.startsWith('Subscription.') || (may === 'anyone' && name !== 'Query.me')) continue;
        const { text } = await graphql(server, { query, variables, console: callerOf(who).cookie });
        expect([name, DENIED.test(text)]).toEqual([name, true]);
      }
    },
  );
});

/** Asked with the pass of a locked account alone, whoever has a session. */
const BY_PASS = 'Mutation.appealSend.';

const seen = (text: string): string[] =>
  Object.entries(MARKERS).flatMap(([name, marker]) => (text.includes(marker) ? [name] : []));

/** Sends all; what shows a private word of the owner, by its name. */
async function shownBy(asks: readonly Ask[]): Promise<string[]> {
  const shown: string[] = [];
  const waiting = asks.values();
  const worker = async () => {
    for (const ask of waiting) {
      const { text } = await send(server.url, ask);
      for (const name of seen(text)) shown.push(`${ask.name}: ${name}`);
      const refused = /LOGIN_REQUIRED|"code":401/.test(text);
      if (refused && !ask.name.startsWith(BY_PASS)) shown.push(`${ask.name}: asked by nobody`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return shown;
}

const named = () => owner.names.map((id) => ({ name: id, json: JSON.stringify(id) }));

/** Signed in anew for each ask: one of those before may have ended the session. */
const asStranger = async () => ({
  token: await aSession(world, stranger.userId),
  cookie: '',
  samples: {},
});

/** What the stranger asks over GraphQL: each place where text goes in, with each name of what is the owner's. */
const overGraphql = (): Promise<Ask[]> =>
  Promise.all(
    places
      .filter(({ takes }) => takes !== 'other')
      .flatMap((place) => named().map((value) => ({ place, value })))
      .map(async (what) => graphqlAsk('user', await asStranger(), what)),
  );

const NAMES = /id$|^bank$|^coin$|screenshot|img|pic|front|back|selfie|^account$|^user/;

const overRest = (): Promise<Ask[]> =>
  Promise.all(
    built
      .flatMap((path) =>
        (legacyParameters[path] ?? []).flat().map((parameter) => ({ path, parameter })),
      )
      .filter(({ parameter }) => NAMES.test(parameter))
      .flatMap((place) => named().map((value) => ({ place, value })))
      .map(async ({ place, value }) => legacyAsks(place, await asStranger(), value)[0]),
  );

describe('A2: what is one user’s', () => {
  it('is told to its owner: these words would be found', async () => {
    const own = { token: owner.token };
    const asks = [...userOperations.filter(({ name }) => name.startsWith('Query.'))];
    const texts = await Promise.all(
      asks.map(
        async ({ query, variables }) => (await graphql(server, { query, variables, ...own })).text,
      ),
    );
    const records = await send(server.url, { path: '/api/user/recharge_record', headers: own });
    const all = [...texts, records.text].join('\n');
    expect(seen(all)).toEqual(expect.arrayContaining(['userName', 'remark']));
  });

  it('is neither told to a stranger who names it, nor changed by them, over GraphQL', async () => {
    const before = await ownedRows(world, owner.person.userId);
    // None of the stranger's own sessions has a number that is asked for: they may end their own.
    await world.sql.owner.query(
      `SELECT setval(pg_get_serial_sequence('user_session', 'id'), 5000000)`,
    );
    const asks = await overGraphql();
    expect(asks.length).toBeGreaterThan(300);
    expect(await shownBy(asks)).toEqual([]);
    expect(await ownedRows(world, owner.person.userId)).toBe(before);
  }, 300_000);

  it('nor over the old paths', async () => {
    const before = await ownedRows(world, owner.person.userId);
    const asks = await overRest();
    expect(asks.length).toBeGreaterThan(150);
    expect(await shownBy(asks)).toEqual([]);
    expect(await ownedRows(world, owner.person.userId)).toBe(before);
  }, 300_000);
});
