import { graphql, legacy } from '../testing/http';
import { aBankChannel } from '../testing/recharges';
import { withOldOrders } from '../testing/people/old-orders';
import { withServer, withWorld } from '../testing/suite';

const world = withWorld();
const server = withServer(world);
const { ann, order, addOrder } = withOldOrders(world, server);
beforeAll(() => aBankChannel(world, {}, 'Bank transfer'));

describe('S6: a corpus of injections', () => {
  const corpus = [
    "' OR 1=1 --",
    '1; DROP TABLE tarn.app_user',
    "') UNION SELECT password_hash FROM app_user --",
    '\\x00',
    '%27',
    '$$;SELECT pg_sleep(5);$$',
    '{{7*7}}',
    '${7*7}',
  ];
  it.each(corpus)('%s finds nothing and breaks nothing', async (text) => {
    const answers = [
      await legacy(server, { path: 'login/index', form: { phone: text, password: text } }),
      await legacy(server, { path: `index/ajaxdata?key=${encodeURIComponent(text)}&class=crypto` }),
      await legacy(server, {
        path: `index/getkdata?pid=${encodeURIComponent(text)}&interval=${encodeURIComponent(text)}`,
      }),
      await legacy(server, {
        path: `user/finance?kind=${encodeURIComponent(text)}&start=${encodeURIComponent(text)}`,
        token: ann.token,
      }),
      await addOrder(order({ order_pid: text, seen_price: text, tolerance: text })),
    ];
    for (const { status } of answers) expect(status).toBe(200);
    const search = await graphql(server, {
      query: 'query S($s: String) { instruments(search: $s) { id } }',
      variables: { s: text },
    });
    expect(search.text).toMatch(/^\{"data":\{"instruments":\[\]\}\}/);
    const { rows } = await world.sql.app.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM app_user',
    );
    expect(rows[0]?.n).toBeGreaterThan(0);
  });
});
