import { candleIntervals } from '../../../schema/states';
import { backfillHistory } from './backfill-history';
import { candles } from './candles';
import { priceAt } from './feeds/simulated';
import { openTestMarket, type TestMarket } from '../../testing/market';
import { latestQuotes } from './quotes';
import { sparklines } from './sparklines';

const SEED = 'a seed';

let market: TestMarket;
let workMs: number;
beforeAll(async () => {
  market = await openTestMarket();
  const before = process.cpuUsage();
  expect(await backfillHistory(market.ctx, SEED)).toBe(20);
  const { user, system } = process.cpuUsage(before);
  workMs = (user + system) / 1_000;
}, 120_000);
afterAll(() => market.close());

describe('the history of a new platform', () => {
  it('is made with seconds of work, and once', async () => {
    // What this process worked itself, however busy others keep the machine: about 1.5 s.
    expect(workMs).toBeLessThan(6_000);
    expect(await backfillHistory(market.ctx, 'another seed')).toBe(0);
  });

  it.each(['BTC/USDT', 'EUR/USD', 'XAU/USD', 'WTI', 'AAPL'])(
    'fills every chart of %s, in trading hours only',
    async (symbol) => {
      const instrumentId = await market.idOf(symbol);
      for (const interval of candleIntervals) {
        const last = interval === '1d' ? 365 : 500;
        const found = await candles(market.ctx, { instrumentId, interval, last });
        expect([interval, found.length]).toEqual([interval, last]);
        expect(found.every(({ low, high }) => BigInt(ticks(low)) <= BigInt(ticks(high)))).toBe(
          true,
        );
      }
    },
  );
  const ticks = (price: string) => price.replace('.', '');

  it('shows no stock at night or at the week-end', async () => {
    const { rows } = await market.db.app.query<{ hours: string; days: string }>(
      `SELECT min((start_at AT TIME ZONE 'America/New_York')::time)::text || ' to '
           || max((start_at AT TIME ZONE 'America/New_York')::time)::text AS hours,
         count(*) FILTER (WHERE extract(isodow FROM start_at) > 5)::text AS days
       FROM candle WHERE interval = '1m' AND instrument_id = $1`,
      [await market.idOf('AAPL')],
    );
    expect(rows).toEqual([{ hours: '09:30:00 to 15:59:00', days: '0' }]);
  });

  it('holds the finer candles of a chart inside the coarser ones', async () => {
    const { rows } = await market.db.owner.query(
      `SELECT fine.interval, fine.start_at FROM candle fine
       JOIN (VALUES ('1m', '5m'), ('15m', '30m'), ('1h', '4h'), ('4h', '1d')) AS pair (f, c)
         ON pair.f = fine.interval
       JOIN candle_intervals() w ON w.name = pair.c
       JOIN candle coarse ON coarse.instrument_id = fine.instrument_id
         AND coarse.interval = pair.c AND coarse.start_at = candle_start(fine.start_at, w.width)
       WHERE fine.instrument_id = $1 AND (fine.high > coarse.high OR fine.low < coarse.low)`,
      [await market.idOf('SOL/USDT')],
    );
    expect(rows).toEqual([]);
  });

  it('is continued by the live price: the day has its open and the close before it', async () => {
    const id = await market.idOf('BTC/USDT');
    const now = await market.ctx.now();
    const price = priceAt(SEED, { symbol: 'BTC/USDT', decimals: 2 }, now.getTime());
    await market.quote(id, price);
    const [today, yesterday] = await market.db.app
      .query<{ open: string; close: string }>(
        `SELECT round(open, 2)::text AS open, round(close, 2)::text AS close FROM candle
         WHERE instrument_id = $1 AND interval = '1d' ORDER BY start_at DESC LIMIT 2`,
        [id],
      )
      .then(({ rows }) => rows);
    const [quote] = await latestQuotes(market.ctx, [id]);
    expect(quote).toMatchObject({ price, open: today?.open, close: yesterday?.close });
    const [points, none] = await sparklines(market.ctx, [id, '999999']);
    expect(points?.[0]).toBe(quote?.close);
    expect(points?.at(-1)).toBe(price);
    expect(none).toEqual([]);
  });
});
