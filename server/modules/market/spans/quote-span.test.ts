import { limits } from '../../../../schema/limits';
import { graphql } from '../../../testing/http';
import { moveClock, resetClock } from '../../../testing/database';
import { withServer, withWorld } from '../../../testing/suite';
import { instrumentId, quote } from '../../../testing/world';
import { quoteSpan } from './quote-span';

const world = withWorld();
const server = withServer(world);
let btc: string;
beforeAll(async () => {
  btc = await instrumentId(world);
});
afterEach(() => resetClock(world.sql));

const DOCUMENT = `query Q($id: ID!, $from: DateTime!, $to: DateTime!) {
  quotes(instrumentId: $id, from: $from, to: $to) {
    quotes { id at price } gaps { from to } until final
  }
}`;

interface Span {
  readonly quotes: readonly { readonly id: string; readonly at: string; readonly price: string }[];
  readonly gaps: readonly { readonly from: string; readonly to: string }[];
  readonly until: string;
  readonly final: boolean;
}

const now = async () => (await world.visitor.now()).getTime();
const at = (ms: number) => new Date(ms).toISOString();

/** What a visitor is told. */
async function asked(from: number, to: number, id = btc): Promise<Span> {
  const { data } = await graphql(server, {
    query: DOCUMENT,
    variables: { id, from: at(from), to: at(to) },
  });
  return (data as unknown as { readonly quotes: Span }).quotes;
}

describe('H1: quotes of a span', () => {
  it('are those of the record, first and last instant included', async () => {
    const recorded = [];
    for (const price of ['91250.41', '91250.40', '91262.77'])
      recorded.push(await quote(world, price));
    const [first, , last] = recorded.map((one) => one.at.getTime());
    const { quotes } = await asked(first ?? 0, last ?? 0);
    const { rows } = await world.sql.verify.query<{ id: string; at: Date; price: string }>(
      `SELECT id, at, round(price, 2)::text AS price FROM verify.quote
       WHERE instrument = 'BTC/USDT' AND at BETWEEN $1 AND $2 ORDER BY at, seq`,
      [recorded[0]?.at, recorded[2]?.at],
    );
    expect(rows).toHaveLength(3);
    expect(quotes).toEqual(rows.map((row) => ({ ...row, at: row.at.toISOString() })));
  });

  it('are of the instrument asked for alone, and none of one that is none', async () => {
    await quote(world, '91250.41');
    const end = await now();
    const other = await instrumentId(world, 'XAU/USD');
    for (const id of [other, '424242', "1' OR true"])
      expect((await asked(end - 60_000, end, id)).quotes).toEqual([]);
  });

  it('tell where the feed was silent beyond its bound', async () => {
    const before = await quote(world, '91250.41');
    await moveClock(world.sql, 20_000);
    const after = await quote(world, '91250.42');
    const { gaps } = await asked(before.at.getTime(), after.at.getTime());
    expect(gaps).toEqual([{ from: before.at.toISOString(), to: after.at.toISOString() }]);
  });

  it('never run ahead of the clock, whatever end is asked for', async () => {
    await moveClock(world.sql, 40_000);
    const ahead = await quote(world, '91300.00');
    await resetClock(world.sql);
    const clock = await now();
    const span = await asked(clock - 60_000, clock + 3_600_000);
    expect(span.quotes.map(({ id }) => id)).not.toContain(ahead.quote_id);
    expect(Date.parse(span.until)).toBeLessThan(clock + 30_000);
    expect(span.final).toBe(false);
    expect((await asked(clock + 60_000, clock + 90_000)).quotes).toEqual([]);
  });

  it('are final once nothing can be added, and then read once', async () => {
    await moveClock(world.sql, 80_000);
    const { at: first } = await quote(world, '91250.41');
    const [from, to] = [first.getTime() - 10, first.getTime() + 10];
    expect((await asked(from, to)).final).toBe(false);
    await moveClock(world.sql, 180_000);
    const span = { instrumentId: btc, from: new Date(from), to: new Date(to) };
    const told = await quoteSpan(world.visitor, span);
    expect([told.final, told.quotes.length]).toEqual([true, 1]);
    expect((await quoteSpan(world.visitor, span)).quotes).toBe(told.quotes);
  });
});

describe('QUALITY 3: a span that would be much work', () => {
  it.each([
    ['longer than two hours', 0, limits.spanMsMax + 1],
    ['of a hundred years', 0, 3_000_000_000_000 - 1_800_000_000_000],
    ['that ends before it begins', 1, 0],
  ])('%s is refused', async (_, from, length) => {
    const start = 1_790_000_000_000;
    const { body } = await graphqlBody(start + from, start + length);
    expect(body).toContain('PARAM_INVALID');
    expect(body).not.toContain('"quotes":[');
  });

  it.each([['NaN'], ['Infinity'], ['-1'], ['9999999-01-01']])(
    'an instant %s is none',
    async (text) => {
      const answer = await graphql(server, {
        query: DOCUMENT,
        variables: { id: btc, from: text, to: text },
      });
      expect([answer.status >= 400, answer.status < 500]).toEqual([true, true]);
    },
  );

  it('many in one document are refused together', async () => {
    const clock = await now();
    const one = `quotes(instrumentId: "${btc}", from: "${at(clock - 60_000)}", to: "${at(clock)}") { final }`;
    const ask = (count: number) =>
      graphql(server, {
        query: `{ ${Array.from({ length: count }, (_, n) => `q${String(n)}: ${one}`).join(' ')} }`,
      });
    const four = await ask(limits.spansPerRequestMax);
    expect(JSON.stringify(four)).not.toContain('PARAM_INVALID');
    expect(JSON.stringify(await ask(limits.spansPerRequestMax + 1))).toContain('PARAM_INVALID');
    expect((await ask(100)).status).toBe(400);
  });
});

async function graphqlBody(from: number, to: number) {
  const answer = await graphql(server, {
    query: DOCUMENT,
    variables: { id: btc, from: at(from), to: at(to) },
  });
  return { body: JSON.stringify(answer) };
}
