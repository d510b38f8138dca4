import { randomBytes } from 'node:crypto';
import { aSession, aStaffSession, graphql, legacy } from '../testing/http';
import { withReviewDesk, withServer, withWorld } from '../testing/suite';
import { aStaffMember, aUser } from '../testing/world';

const world = withWorld();
const server = withServer(world);
const desk = withReviewDesk(world);
let cookie: string;
let token: string;
beforeAll(async () => {
  cookie = await aStaffSession(world, (await aStaffMember(world, 'ADMIN')).staff.staffId);
  token = await aSession(world, (await aUser(world)).userId);
});

/** What means something to SQL, to LIKE, to regular expressions or to full text search. */
const LOADED = [
  "' OR 1=1 --",
  "' OR ''='",
  "x' UNION SELECT 1 --",
  "'",
  "''",
  '"',
  '\\',
  "\\'",
  '%',
  '%%',
  '_',
  '.*',
  '$1',
  ':low',
  ':search',
  '?',
  ';',
  '--',
  '/*',
  '$$',
  "E'\\x27'",
  'NULL',
  'true',
  '1 OR true',
];

const LISTS = {
  users: 'query Q($s: String) { users(filter: { search: $s }) { items { id } } }',
  orders: 'query Q($s: String) { orders(filter: { search: $s }) { items { id } } }',
  recharges: 'query Q($s: String) { recharges(filter: { search: $s }) { items { id } } }',
  actors: 'query Q($s: String) { auditEntries(filter: { actor: $s }) { items { id } } }',
  actions: 'query Q($s: String) { auditEntries(filter: { action: $s }) { items { id } } }',
  subjects: 'query Q($s: String) { auditEntries(filter: { subject: $s }) { items { id } } }',
} as const;

/** The ids that the console finds; its whole answer where that is no list. */
async function found(list: keyof typeof LISTS, s: string): Promise<unknown> {
  const asked = await graphql(server, { query: LISTS[list], variables: { s }, console: cookie });
  if (asked.errors.length > 0 || !asked.data) return asked.text;
  const [shown] = Object.values(asked.data) as { items: { id: string }[] }[];
  return shown?.items.map(({ id }) => id);
}

async function named(columns: { email?: string; userName?: string }): Promise<string> {
  const { rows } = await world.sql.owner.query<{ id: string }>(
    `INSERT INTO app_user (email, user_name, password_hash, invitation_code, agreement_version)
     VALUES ($1, $2, 'none', $3, 'test') RETURNING id`,
    [
      columns.email ?? `${randomBytes(6).toString('hex')}@test.tarn`,
      columns.userName ?? null,
      randomBytes(5).toString('hex').toUpperCase(),
    ],
  );
  return rows[0]?.id ?? '';
}

describe('S6: the console’s search', () => {
  it.each(LOADED)('for %s finds nothing in any list, and breaks nothing', async (text) => {
    for (const list of Object.keys(LISTS) as (keyof typeof LISTS)[])
      expect([list, await found(list, text)]).toEqual([list, []]);
  });

  it('for a user finds who is called exactly that, and nobody who fits a pattern', async () => {
    const [under, other] = [
      await named({ userName: 'ann_harbour' }),
      await named({ userName: 'annxharbour' }),
    ];
    expect(await found('users', 'ann_harbour')).toEqual([under]);
    expect(await found('users', 'annxharbour')).toEqual([other]);
    for (const text of ['ann%', 'ann.harbour', 'ann_', '%harbour', 'ann_harbou_', '.*'])
      expect([text, await found('users', text)]).toEqual([text, []]);
  });

  it.each(["o'neil", "o''neil", '50%off', 'back\\slash', '"quoted"', '$1', '$$', 'a--b', 'a;b'])(
    'for the e-mail of %s finds that one user',
    async (name) => {
      const email = `${name}@literal.tarn`;
      const id = await named({ email });
      await named({
        email: `${name.replace(/[^a-z]/g, 'x')}${randomBytes(3).toString('hex')}@literal.tarn`,
      });
      expect(await found('users', email)).toEqual([id]);
      expect(await found('users', email.toUpperCase())).toEqual([id]);
    },
  );

  it.each(["WIRE 'A'", 'WIRE 100%', 'WIRE_1', "W') OR ('1'='1", 'WIRE\\1'])(
    'for the reference %s finds that one request',
    async (reference) => {
      const id = await desk.submitted(await aUser(world), '200.00');
      await desk.take(desk.lena, id);
      await desk.approve(desk.lena, id, { reference });
      expect(await found('recharges', reference)).toEqual([id]);
      expect(await found('recharges', `${reference}%`)).toEqual([]);
    },
  );

  it('for an actor or a subject takes no pattern', async () => {
    expect(await found('actors', `staff/${desk.lena.staff.staffId}`)).not.toEqual([]);
    for (const text of ['staff/%', 'staff/_', `staff/${desk.lena.staff.staffId}' OR 'a'='a`])
      expect([text, await found('actors', text), await found('subjects', text)]).toEqual([
        text,
        [],
        [],
      ]);
  });
});

describe('S6: the search for instruments', () => {
  const NAME = `50% "o'clock" \\ under_score; --`;
  /** The symbols found by a query, by the old list, and by the old list as a form. */
  async function symbols(text: string) {
    const query = 'query S($s: String) { instruments(search: $s) { symbol } }';
    const { data } = await graphql(server, { query, variables: { s: text } });
    const listed = data as unknown as { instruments: { symbol: string }[] } | null;
    const old = await legacy(server, { path: `index/ajaxdata?key=${encodeURIComponent(text)}` });
    const form = await legacy(server, { path: 'index/ajaxdata', form: { key: text } });
    const shown = [old, form].map((answer) =>
      Array.isArray(answer.data) ? (answer.data as { symbol: string }[]) : [],
    );
    return [listed?.instruments ?? [], ...shown].map((all) => all.map(({ symbol }) => symbol));
  }

  beforeAll(() =>
    world.sql.owner.query(
      `UPDATE instrument SET names = names || jsonb_build_object('en', $1::text) WHERE symbol = 'XAG/USD'`,
      [NAME],
    ),
  );

  it.each(['50%', '%', '"', "'", "o'clock", '\\', '\\ ', 'under_', '_', '; --', '--', NAME])(
    '%s finds what holds it, each way, and nothing else',
    async (text) => {
      const one = ['XAG/USD'];
      expect(await symbols(text)).toEqual([one, one, one]);
    },
  );

  it.each(["' OR 1=1 --", "%' OR ''='", '%%', '__', '%_', '\\%', "''", '\\\\', '0%o'])(
    '%s, which nothing holds, finds nothing',
    async (text) => {
      expect(await symbols(text)).toEqual([[], [], []]);
    },
  );
});

it.each([
  ['user/finance', ['kind', 'currency', 'purse', 'type', 'start', 'end']],
  ['user/orderlist', ['ostaus', 'kind', 'buytime']],
  ['user/ajaxorder_list', ['type']],
  ['user/recharge_record', ['status', 'class']],
  ['index/ajaxdata', ['class']],
])('S6: %s refuses a filter that is none of its words', async (path, names) => {
  for (const name of names) {
    for (const text of LOADED) {
      const form = new URLSearchParams({ [name]: text }).toString();
      const { status, err } = await legacy(server, { path: `${path}?${form}`, token });
      expect([name, text, status, err]).toEqual([name, text, 200, 'PARAM_INVALID']);
    }
  }
});
