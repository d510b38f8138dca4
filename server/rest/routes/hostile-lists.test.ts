import { connect } from 'node:net';
import { aSession, graphql } from '../../testing/http';
import { withServer, withWorld } from '../../testing/suite';
import { aUserWith, instrumentId, purses, quote, type Person } from '../../testing/world';

const world = withWorld();
const server = withServer(world);
let ann: Person;
let token: string;
beforeAll(async () => {
  await quote(world, '100.00');
  ann = await aUserWith(world, '100.00');
  token = await aSession(world, ann.userId);
});

/** Bytes as they are, over a bare socket; resolves to the whole answer. */
function raw(lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const head = [...lines, `host: ${hostname}`, `token: ${token}`, 'connection: close'];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `${head.join('\r\n')}\r\ncontent-length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`,
      );
    });
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
    socket.once('end', () => {
      resolve(text);
    });
    socket.once('error', reject);
  });
}

const FORM = 'content-type: application/x-www-form-urlencoded';
const numbers = [
  '0',
  '-1',
  '1e9',
  '1.5',
  '٣',
  '9'.repeat(9),
  '9'.repeat(40),
  '0x10',
  ' 1',
  '%00',
  'NaN',
];

describe('M5: numbers and days nobody should send, over a bare socket', () => {
  it.each(numbers)('a page, a size, a count and a day of %s end in no fault', async (value) => {
    const text = encodeURIComponent(value);
    const paths = [
      `user/orderlist?page=${text}&num=${text}`,
      `user/finance?page=${text}&start=${text}&end=${text}`,
      `user/recharge_record?page=${text}&status=${text}&class=${text}`,
      `user/orderlist?buytime=${text}&pid=${text}`,
      `user/finance?format=csv&start=${text}`,
    ];
    for (const path of paths) {
      const answer = await raw([`GET /api/${path} HTTP/1.1`]);
      expect([path, answer.slice(0, 12)]).toEqual([path, 'HTTP/1.1 200']);
      expect(answer).not.toContain('OPERATION_FAILED');
    }
  });

  it.each(numbers)(
    'an order of %s in every number opens nothing, and is no fault',
    async (value) => {
      const pid = await instrumentId(world);
      const n = encodeURIComponent(value);
      for (const form of [
        `order_type=0&order_pid=${pid}&order_price=${n}&order_sen=60&multiple=1`,
        `order_type=0&order_pid=${pid}&order_price=999999999999999.99&order_sen=${n}`,
        `order_type=0&order_pid=${pid}&order_price=10&order_sen=60&multiple=${n}`,
        `order_type=0&order_pid=${pid}&order_price=10&order_sen=60&seen_price=${n}&tolerance=0`,
        `order_type=0&order_pid=${pid}&order_price=10&order_sen=60&risk_ack=${n}`,
      ]) {
        const answer = await raw(['POST /api/user/addorder HTTP/1.1', FORM], form);
        expect([form, answer.slice(0, 12)]).toEqual([form, 'HTTP/1.1 200']);
        expect([form, /"err":"([A-Z_]+)"/.exec(answer)?.[1] ?? 'OPENED']).not.toEqual([
          form,
          'OPENED',
        ]);
        expect(answer).not.toContain('OPERATION_FAILED');
      }
      expect(await purses(world, ann)).toEqual({ available: '100.00', frozen: '0.00' });
    },
  );

  it.each(['2026-02-30', '2101-01-01', '1999-12-31', '', '2026-1-1', 'infinity', 'epoch', "'"])(
    'a filter of GraphQL from and to %j is refused or empty, and is no fault',
    async (day) => {
      const query = `query Q($f: OrderFilter, $s: StatementFilter) {
        orders(filter: $f) { edges { node { id } } } orderTotals(filter: $f) { count }
        statement(filter: $s) { edges { node { id } } } }`;
      const filter = { fromOn: day, toOn: day };
      const { text } = await graphql(server, { token, query, variables: { f: filter, s: filter } });
      expect(text).toContain('PARAM_INVALID');
      expect(text).not.toContain('OPERATION_FAILED');
    },
  );

  it.each(['9'.repeat(18), '9'.repeat(19), '-1', '1;', 'x'])(
    'a cursor of %s ends in no fault',
    async (id) => {
      const after = Buffer.from(id).toString('base64url');
      const query = `{ statement(first: 2147483647, after: "${after}") { edges { node { id } } }
      orders(first: -2147483648, after: "${after}") { edges { node { id } } } }`;
      const { text } = await graphql(server, { token, query });
      expect(text).not.toContain('OPERATION_FAILED');
    },
  );
});
