import { placeOrder } from '../modules/trading';
import { parseMoney } from '../../schema/money';
import { aSession, aStaffSession, graphql, legacy } from '../testing/http';
import { knock } from '../testing/sockets';
import { withServer, withWorld } from '../testing/suite';
import { aStaffMember, aUserWith, instrumentId, quote } from '../testing/world';

const world = withWorld();
const server = withServer(world);
let btc: string;
/** Of whom: nobody, somebody without a stake in it, and two with large ones on either side. */
const people = new Map<string, string | null>([['a visitor', null]]);
let recorded: { readonly id: string; readonly price: string; readonly at: number };
let orderId: string;

beforeAll(async () => {
  btc = await instrumentId(world);
  people.set('a user', await aSession(world, (await aUserWith(world, '1.00')).userId));
  for (const direction of ['UP', 'DOWN'] as const) {
    const { userId, ctx } = await aUserWith(world, '20000.00');
    await quote(world, '91250.41');
    const { order } = await placeOrder(ctx, {
      instrumentId: btc,
      direction,
      amount: parseMoney('USD', '5000'),
      multiple: 1,
      durationSeconds: 300,
      idempotencyKey: `recorded-${direction}`,
    });
    orderId = order.id;
    people.set(`a user with 5,000 USD ${direction}`, await aSession(world, userId));
  }
  const { quote_id: id, at } = await quote(world, '91262.77');
  const { rows } = await world.sql.verify.query<{ price: string }>(
    'SELECT round(price, 2)::text AS price FROM verify.quote WHERE id = $1',
    [id],
  );
  recorded = { id, price: rows[0]?.price ?? '', at: at.getTime() };
  expect(recorded.price).toBe('91262.77');
});

const FIELDS = 'id price at open high low close change changePercent';
const MARKET = `query M($id: ID!) {
  instrument(id: $id) { quote { ${FIELDS} } sparkline }
  instruments(class: CRYPTO) { id quote { ${FIELDS} } }
  candles(instrumentId: $id, interval: ONE_MINUTE, last: 1) { open high low close }
}`;

interface Shown {
  readonly id: string;
  readonly price: string;
  readonly at: string;
}

interface MarketShown {
  readonly instrument: { readonly quote: Shown; readonly sparkline: string[] };
  readonly instruments: readonly { readonly id: string; readonly quote: Shown | null }[];
  readonly candles: readonly { readonly close: string; readonly high: string }[];
}

async function market(token: string | null): Promise<MarketShown> {
  const { data } = await graphql(server, { query: MARKET, variables: { id: btc }, token });
  return data as unknown as MarketShown;
}

/** The first frame of a stream; the fields in this order are those of the published document. */
async function streamed(token: string | null, fields: string): Promise<Shown | undefined> {
  const socket = knock(server, { token });
  expect(await socket.greeted).toBe(true);
  const query = `subscription Quotes($instrumentIds: [ID!]!) { quotes(instrumentIds: $instrumentIds) { ${fields} } }`;
  socket.subscribe('q', query, { instrumentIds: [btc] });
  const { payload } = await socket.answer('q');
  socket.ws.terminate();
  return (payload as { data: { quotes: Shown[] } }).data.quotes[0];
}

interface OldRow {
  readonly id: number;
  readonly Price: string;
}

/** Every price that the old API shows of it, by where it stands. */
async function oldPrices(token: string | null): Promise<Record<string, unknown>> {
  const ask = async (path: string) => (await legacy(server, { path, token })).data as never;
  const mine = (rows: readonly OldRow[]) => rows.find(({ id }) => String(id) === btc)?.Price;
  const line: { topdata: { now: string; Price: string }; items: number[][] } = await ask(
    `index/getkdata?pid=${btc}&num=1`,
  );
  const ticket: { info: OldRow } = await ask(`index/goods?id=${btc}`);
  const top: { now: string } = await ask(`index/getprodata?pid=${btc}`);
  const home: { product: OldRow[] } = await ask('index/home');
  return {
    list: mine(await ask('index/ajaxdata')),
    home: mine(home.product),
    live: ((await ask(`index/ajaxpro?pid=${btc}`)) as OldRow).Price,
    chart: String(line.items[0]?.[2]),
    'head of the chart': line.topdata.now,
    ticket: ticket.info.Price,
    top: top.now,
  };
}

const WHO = ['a visitor', 'a user', 'a user with 5,000 USD UP', 'a user with 5,000 USD DOWN'];

describe.each(WHO)('P6: %s sees the recorded quote', (who) => {
  const token = () => people.get(who) ?? null;

  it('in lists, in the small and the large chart', async () => {
    expect([...people.keys()]).toContain(who);
    const { instrument, instruments, candles } = await market(token());
    const { id, price, at } = recorded;
    expect([instrument.quote.id, instrument.quote.price]).toEqual([id, price]);
    expect(Date.parse(instrument.quote.at)).toBe(at);
    expect(instruments.find((one) => one.id === btc)?.quote).toEqual(instrument.quote);
    expect([candles[0]?.close, candles[0]?.high]).toEqual([price, price]);
    expect(instrument.sparkline.at(-1)).toBe(price);
  });

  it('in both kinds of stream, the same in every field', async () => {
    const { instrument } = await market(token());
    const published = await streamed(
      token(),
      'id instrumentId price at open high low close change changePercent',
    );
    const ordinary = await streamed(token(), FIELDS);
    expect(published).toEqual({ ...instrument.quote, instrumentId: btc });
    expect(ordinary).toEqual(instrument.quote);
  });

  it('in every place of the old API', async () => {
    const prices = await oldPrices(token());
    expect(Object.keys(prices)).toHaveLength(7);
    for (const [place, price] of Object.entries(prices))
      expect([place, price]).toEqual([place, recorded.price]);
  });
});

it('P6: staff see the very prices of an order that its user sees', async () => {
  const { staff } = await aStaffMember(world, 'SUPPORT');
  const console = await aStaffSession(world, staff.staffId);
  const query = `{ order(id: "${orderId}") { openPrice openedAt } }`;
  const token = people.get('a user with 5,000 USD DOWN') ?? null;
  const [own, theirs] = [
    await graphql(server, { query, token }),
    await graphql(server, { query, console }),
  ];
  expect(own.text).toContain('"openPrice":"91250.41"');
  expect(theirs.data).toEqual(own.data);
});
