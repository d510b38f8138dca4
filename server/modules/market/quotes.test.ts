import { breakEvenBp } from '../../../schema/money';
import { candles } from './candles';
import { marketLoaders } from './market.loaders';
import { instrumentById, instruments } from './instruments';
import { openTestMarket, type TestMarket } from '../../testing/market';
import { latestQuotes } from './quotes';
import { sparklines } from './sparklines';
import { termsFor } from './terms-for';
import { moveClock, resetClock } from '../../testing/database';

let market: TestMarket;
let gold: string;
beforeAll(async () => {
  market = await openTestMarket();
  gold = await market.idOf('XAU/USD');
});
afterEach(() => resetClock(market.db));
afterAll(() => market.close());

describe('P6: what is shown of a price', () => {
  it('is the recorded quote itself, the same in list, chart and record', async () => {
    await market.quote(gold, '2400.00');
    const { quoteId, at } = await market.quote(gold, '2400.10');
    const [listed] = await latestQuotes(market.ctx, [gold]);
    const loaded = await marketLoaders(market.ctx).quotes.load(gold);
    expect(listed).toMatchObject({ id: quoteId, price: '2400.10', at });
    expect(loaded).toEqual(listed);
    const { rows } = await market.db.verify.query<{ price: string; at: Date }>(
      'SELECT round(price, 2)::text AS price, at FROM verify.quote WHERE id = $1',
      [quoteId],
    );
    expect(rows).toEqual([{ price: '2400.10', at }]);
    const [minute] = await candles(market.ctx, { instrumentId: gold, interval: '1m', last: 1 });
    expect(minute).toMatchObject({ close: '2400.10', high: '2400.10' });
  });

  it('is the same for every asker: the read takes no person', async () => {
    const answers = await Promise.all(
      (['en', 'zh'] as const).map((locale) =>
        marketLoaders({ ...market.ctx, locale }).quotes.load(gold),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('carries the day’s figures, and the close before once a new day begins', async () => {
    const silver = await market.idOf('XAG/USD');
    for (const price of ['28.000', '28.500', '27.500', '28.140']) await market.quote(silver, price);
    expect((await latestQuotes(market.ctx, [silver]))[0]).toMatchObject({
      open: '28.000',
      high: '28.500',
      low: '27.500',
      price: '28.140',
      previousPrice: '27.500',
      change: '0.140',
      changePercent: '0.50',
    });
    await moveClock(market.db, 86_400_000);
    await market.quote(silver, '28.000');
    expect((await latestQuotes(market.ctx, [silver]))[0]).toMatchObject({
      open: '28.000',
      high: '28.000',
      low: '28.000',
      close: '28.140',
      change: '-0.140',
      changePercent: '-0.50',
    });
  });

  it('has a small chart of the span that its change in percent compares', async () => {
    const silver = await market.idOf('XAG/USD');
    await moveClock(market.db, 2 * 86_400_000);
    for (const price of ['29.000', '29.400']) await market.quote(silver, price);
    const [newest] = await latestQuotes(market.ctx, [silver]);
    const [line] = await sparklines(market.ctx, [silver]);
    expect([line?.[0], line?.at(-1)]).toEqual([newest?.close, newest?.price]);
    expect(line).toHaveLength(2);
  });

  it('is nothing for an instrument nobody has quoted, or that is none', async () => {
    const ids = [await market.idOf('MSFT'), '424242', "1' OR true"];
    expect(await latestQuotes(market.ctx, ids)).toEqual([null, null, null]);
  });
});

describe('instruments', () => {
  it('are at least sixteen in five classes, with names in ten languages', async () => {
    const all = await instruments(market.ctx, {});
    expect(all.length).toBeGreaterThanOrEqual(16);
    expect(new Set(all.map((one) => one.class)).size).toBe(5);
    for (const { names } of all) expect(Object.values(names).filter(Boolean)).toHaveLength(10);
    expect(all.map(({ sort }) => sort)).toEqual([...all.keys()].map((index) => index + 1));
  });

  it.each([
    [{ class: 'CRYPTO' }, ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'XRP/USDT']],
    [{ search: 'gold' }, ['XAU/USD']],
    [{ search: ' usd/' }, ['USD/JPY', 'USD/CHF']],
    [{ search: '%' }, []],
    [{ class: 'GOLD', popular: true }, ['XAU/USD']],
  ] as const)('are found by %j', async (filter, symbols) => {
    const found = await instruments(market.ctx, filter);
    expect(found.map(({ symbol }) => symbol)).toEqual(symbols);
  });

  it('are found by their name in the asker’s language', async () => {
    const found = await instruments({ ...market.ctx, locale: 'zh' }, { search: '比特' });
    expect(found.map(({ symbol }) => symbol)).toEqual(['BTC/USDT']);
    expect(await instrumentById(market.ctx, 'nonsense')).toBeNull();
  });

  it('offer the five durations with payout, fee and bounds, and say what breaks even', async () => {
    const [offered] = await termsFor(market.ctx, [gold]);
    const table = offered?.map((terms) => [
      terms.durationSeconds,
      terms.payoutBp,
      terms.feeBp,
      breakEvenBp(terms.payoutBp, terms.feeBp),
    ]);
    expect(table).toEqual([
      [30, 8200, 100, 5550],
      [60, 8500, 100, 5460],
      [120, 8600, 100, 5431],
      [180, 8700, 100, 5402],
      [300, 8800, 100, 5373],
    ]);
    expect(offered?.[0]).toMatchObject({ stakeMin: 1_000n, stakeMax: 500_000n });
  });
});
