import { graphql } from '../../../testing/http';
import { moveClock } from '../../../testing/database';
import { withServer, withWorld } from '../../../testing/suite';
import { instrumentId, quote } from '../../../testing/world';

const world = withWorld();
const server = withServer(world);
let btc: string;
beforeAll(async () => {
  btc = await instrumentId(world);
});

const FIELDS = 'id seq at price providerAt feed link';
const part = (name: string, args: string) =>
  `${name}: quoteSecond(${args}) { from more quotes { ${FIELDS} } before { ${FIELDS} } after { ${FIELDS} } }`;

interface Second {
  readonly from: string;
  readonly more: boolean;
  readonly quotes: readonly Record<string, string | null>[];
  readonly before: Record<string, string | null> | null;
  readonly after: Record<string, string | null> | null;
}

/** What a visitor is told. */
async function asked(at: Date | string, id = btc): Promise<Second> {
  const { data, errors } = await graphql(server, {
    query: `query ($id: ID!, $at: DateTime!) { ${part('second', 'instrumentId: $id, at: $at')} }`,
    variables: { id, at: typeof at === 'string' ? at : at.toISOString() },
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return (data as unknown as { readonly second: Second }).second;
}

/** Everything that was recorded of an instrument, as anybody reads it who has the database. */
const recorded = async () =>
  (
    await world.sql.verify.query<Record<string, string | null> & { readonly at: string }>(
      `SELECT id, seq, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
         round(price, 2)::text AS price, NULL AS "providerAt", feed, encode(link, 'hex') AS link
       FROM verify.quote WHERE instrument_id = $1 ORDER BY seq`,
      [btc],
    )
  ).rows;

const ofSecond = (second: string) => (one: { readonly at: string }) => one.at.startsWith(second);

it('H1: of a second are shown all its quotes with feed and link, and those next to it', async () => {
  for (const price of ['91000.10', '91000.20', '91000.30']) {
    await quote(world, price);
    await moveClock(world.sql, 2_000);
  }
  for (const price of ['91001.00', '91001.10']) await quote(world, price);
  await moveClock(world.sql, 5_000);
  await quote(world, '91002.00');
  const all = await recorded();
  expect(all.every(({ link, feed }) => link !== null && feed === 'simulated')).toBe(true);
  for (const { at } of all) {
    const second = at.slice(0, 19);
    const answer = await asked(`${second}.999Z`);
    const first = all.findIndex(ofSecond(second));
    expect(answer).toEqual({
      from: `${second}.000Z`,
      more: false,
      quotes: all.filter(ofSecond(second)),
      before: all[first - 1] ?? null,
      after: all[all.findLastIndex(ofSecond(second)) + 1] ?? null,
    });
  }
});

it('H1: a second without a quote says so, and what was there before and after', async () => {
  await quote(world, '91000.10');
  await moveClock(world.sql, 10_000);
  await quote(world, '91000.20');
  const all = await recorded();
  const [last, next] = [all.at(-2), all.at(-1)];
  const between = new Date(Date.parse(String(last?.at)) + 5_000);
  expect(await asked(between)).toMatchObject({ quotes: [], before: last, after: next });
});

it('P7: nothing that is ahead of the platform’s clock is shown, next to a second or within it', async () => {
  const shown = await quote(world, '91000.10');
  await moveClock(world.sql, 3_600_000);
  const ahead = await quote(world, '91999.00');
  await moveClock(world.sql, -3_600_000);
  expect(await asked(ahead.at)).toMatchObject({ quotes: [], after: null });
  expect((await asked(ahead.at)).before?.id).not.toBe(ahead.quote_id);
  const { quotes, after } = await asked(shown.at);
  expect([...quotes, after].map((one) => one?.id)).not.toContain(ahead.quote_id);
});

it('of many quotes in one second a hundred are shown, and that there are more', async () => {
  await moveClock(world.sql, 7_200_000);
  const id = await instrumentId(world, 'ETH/USDT');
  const ticks = Array.from({ length: 130 }, () => ({ instrument_id: id, price: '3000.00' }));
  await world.sql.feed.query('SELECT FROM record_quotes($1)', [JSON.stringify(ticks)]);
  const { rows } = await world.sql.verify.query<{ at: Date }>(
    'SELECT max(at) AS at FROM verify.quote WHERE instrument_id = $1',
    [id],
  );
  const answer = await asked(rows[0]?.at ?? '', id);
  expect([answer.quotes.length, answer.more]).toEqual([100, true]);
});

it.each(['2000-01-01T00:00:00Z', '2100-12-31T23:59:59Z'])(
  'the second of %s is empty',
  async (at) => {
    expect((await asked(at)).quotes).toEqual([]);
  },
);

it.each(['+275760-09-13T00:00:00Z', '9999-12-31T00:00:00Z', '-000001-01-01T00:00:00Z', 'now'])(
  'the instant %s is refused',
  async (at) => {
    await expect(asked(at)).rejects.toThrow(/years 2000 to 2100|not an instant/);
  },
);

it.each(['0', '-1', '99999999999999999999', '1 OR 1=1', '', '१'])(
  'of the instrument %j there is nothing',
  async (id) => {
    const { quotes, before, after } = await asked('2026-11-23T00:00:00Z', id);
    expect({ quotes, before, after }).toEqual({ quotes: [], before: null, after: null });
  },
);

it('one request asks for no more seconds than a screen shows', async () => {
  const parts = Array.from({ length: 12 }, (_, n) =>
    part(`s${String(n)}`, `instrumentId: "${btc}", at: "2026-11-23T00:00:0${String(n % 10)}Z"`),
  );
  const { errors } = await graphql(server, { query: `{ ${parts.join(' ')} }` });
  expect(JSON.stringify(errors)).toContain('PARAM_INVALID');
});
