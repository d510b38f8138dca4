import { anOpenOrder } from '../testing/people/contracts';
import { aSession, aStaffSession, graphql, legacy } from '../testing/http';
import { withServer, withWorld } from '../testing/suite';
import { aStaffMember, aUserWith, instrumentId, quote } from '../testing/world';

const world = withWorld();
const server = withServer(world);
let token: string;
let desk: string;
let userId: string;
beforeAll(async () => {
  const person = await aUserWith(world, '500.00');
  userId = person.userId;
  token = await aSession(world, userId);
  desk = await aStaffSession(world, (await aStaffMember(world, 'ADMIN')).staff.staffId);
  await quote(world, '91000.00');
  await anOpenOrder(world, person, { dollars: '10.00' });
});

const noNumbers = ['abc', '', '0', '-1', '1.5', '0x1', '9'.repeat(19), '\u0661', "1' OR '1'='1"];

const own = (query: string, variables: Record<string, unknown>) =>
  graphql(server, { query, variables, token });
const staff = (query: string, variables: Record<string, unknown>) =>
  graphql(server, { query, variables, console: desk });

describe('an id that is no number finds nothing', () => {
  it.each(noNumbers)('%j in the filters of both schemas', async (id) => {
    const filter = { instrumentId: id };
    const list = await own(
      'query Q($f: OrderFilter) { orders(filter: $f) { edges { node { id } } } }',
      {
        f: filter,
      },
    );
    expect(list.data).toEqual({ orders: { edges: [] } });
    const totals = await own('query Q($f: OrderFilter) { orderTotals(filter: $f) { count } }', {
      f: filter,
    });
    expect(totals.data).toEqual({ orderTotals: { count: 0 } });
    for (const f of [{ instrumentId: id }, { userId: id }]) {
      const all = await staff(
        'query Q($f: AdminOrderFilter) { orders(filter: $f) { items { id } } }',
        {
          f,
        },
      );
      expect(all.data).toEqual({ orders: { items: [] } });
    }
    const queue = await staff(
      'query Q($f: AdminRechargeFilter) { recharges(filter: $f) { items { id } } }',
      { f: { userId: id } },
    );
    expect(queue.data).toEqual({ recharges: { items: [] } });
  });

  it.each(noNumbers)('%j as an argument', async (id) => {
    const query =
      'query Q($id: ID!) { order(id: $id) { id } recharge(id: $id) { id } instrument(id: $id) { id } }';
    expect((await own(query, { id })).data).toEqual({
      order: null,
      recharge: null,
      instrument: null,
    });
    const desk =
      'query Q($id: ID!) { order(id: $id) { id } recharge(id: $id) { id } user(id: $id) { id } }';
    expect((await staff(desk, { id })).data).toEqual({ order: null, recharge: null, user: null });
  });

  it('is a wrong parameter of the old API', async () => {
    for (const oid of noNumbers.filter((id) => id !== '')) {
      const { err } = await legacy(server, { path: 'user/goorder', token, form: { oid } });
      expect([oid, err]).toEqual([oid, 'PARAM_INVALID']);
    }
  });

  it('while a true one finds what is there', async () => {
    const f = { instrumentId: await instrumentId(world), userId };
    const found = await staff(
      'query Q($f: AdminOrderFilter) { orders(filter: $f) { items { id } } }',
      { f },
    );
    expect(found.text).toMatch(/"items":\[\{"id":"\d+"\}\]/);
  });
});

const wrongDates = [
  ...['1999-12-31T23:59:59.999Z', '2101-01-01T00:00:00Z', '0000-01-01T00:00:00Z'],
  ...['9999-12-31T00:00:00Z', '+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00Z'],
  ...['infinity', 'now', '2026', 'Fri Nov 20 2026', '2026-02-03 04:05:06', '1', '.'.repeat(60_000)],
];

describe('a date nobody means is refused', () => {
  const audit = 'query Q($f: AuditFilter) { auditEntries(filter: $f) { items { id } } }';

  it.each(wrongDates.map((text) => [text.slice(0, 40), text]))('%s', async (_, at) => {
    for (const f of [{ from: at }, { to: at }]) {
      const { status, errors, text } = await staff(audit, { f });
      expect([status, errors[0]?.extensions?.code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(text).not.toContain('is not defined');
    }
  });

  it('in the text of a document too', async () => {
    const list = (at: string) =>
      staff(`{ auditEntries(filter: { from: "${at}" }) { items { id } } }`, {});
    expect((await list('9999-01-01T00:00:00Z')).status).toBe(400);
    expect((await list('2026-01-01T00:00:00Z')).status).toBe(200);
  });

  it.each([
    '2000-01-01T00:00:00.000Z',
    '2100-12-31T23:59:59.999Z',
    '2026-11-20',
    '2026-11-20T12:00+02:00',
  ])('and %s is none of them', async (from) => {
    expect((await staff(audit, { f: { from } })).errors).toEqual([]);
  });

  it.each([
    '1999-12-31',
    '2101-01-01',
    '0000-01-01',
    '9999-12-31',
    '2026-02-30',
    'infinity',
    '26-1-1',
  ])('%s of the old API', async (day) => {
    for (const [path, name] of [
      ['user/orderlist', 'buytime'],
      ['user/finance', 'start'],
      ['user/finance', 'end'],
    ] as const) {
      const { err, data } = await legacy(server, { path, token, form: { [name]: day } });
      expect([err, data]).toEqual(['PARAM_INVALID', { field: name }]);
    }
  });
});

describe('a number too large is refused', () => {
  it.each(['2147483648', '-2147483649', '1e309', '1.5', '9007199254740993'])(
    '%s',
    async (number) => {
      const body = `{"query":"query Q($n: Int) { orders(first: $n) { edges { node { id } } } }","variables":{"n":${number}}}`;
      const headers = { 'content-type': 'application/json', token };
      const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
    },
  );

  it.each([0, -1, 2_147_483_647])('%i is a size of a page, brought to its bounds', async (n) => {
    const query = 'query Q($n: Int) { orders(first: $n) { edges { node { id } } } }';
    expect((await own(query, { n })).text).toMatch(/^\{"data":\{"orders":\{"edges":\[\{"node"/);
  });
});

it('a cursor that is none of ours is refused, however long', async () => {
  const query = 'query Q($a: String) { orders(after: $a) { edges { node { id } } } }';
  const huge = Buffer.from('9'.repeat(19)).toString('base64url');
  for (const a of ['x', 'LTE', huge, 'A'.repeat(60_000), '\u0000', '']) {
    expect((await own(query, { a })).errors[0]?.extensions?.code).toBe('PARAM_INVALID');
  }
});

it('S6: what is searched for is text, or is refused', async () => {
  const searches = [
    ['query Q($s: String) { instruments(search: $s) { id } }', own],
    ['query Q($s: String) { users(filter: { search: $s }) { items { id } } }', staff],
    ['query Q($s: String) { orders(filter: { search: $s }) { items { id } } }', staff],
    ['query Q($s: String) { recharges(filter: { search: $s }) { items { id } } }', staff],
    ['query Q($s: String) { auditEntries(filter: { actor: $s }) { items { id } } }', staff],
    ['query Q($s: String) { auditEntries(filter: { subject: $s }) { items { id } } }', staff],
    ['query Q($s: String!) { orderByKey(idempotencyKey: $s) { id } }', own],
  ] as const;
  for (const [query, ask] of searches) {
    for (const s of ['a\u0000b', 'a\ud800', 'x'.repeat(60_000)]) {
      expect((await ask(query, { s })).errors[0]?.extensions?.code).toBe('PARAM_INVALID');
    }
  }
});
