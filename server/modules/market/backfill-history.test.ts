import { candleIntervals } from '../../../schema/states';
import { backfillHistory } from './backfill-history';
import { fillCandles, type Filling } from './fill-candles';
import { candles } from './candles';
import type { WantedCandles } from './feeds/feed';
import { priceAt } from './feeds/simulated';
import { openTestMarket, type TestMarket } from '../../testing/market';
import { latestQuotes } from './quotes';
import { sparklines } from './sparklines';

const SEED = 'a seed';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  expect(await backfillHistory(market.ctx, SEED)).toBe(20);
}, 120_000);
afterAll(() => market.close());

describe('the history of a new platform', () => {
  it('is made once', async () => {
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

  it('goes back from any candle to the one before it, until there is none', async () => {
    const asked = {
      instrumentId: await market.idOf('BTC/USDT'),
      interval: '1h',
      last: 200,
    } as const;
    const newest = await candles(market.ctx, asked);
    const older = await candles(market.ctx, { ...asked, before: newest[0]?.startAt ?? null });
    const all = await candles(market.ctx, { ...asked, last: 400 });
    expect([...older, ...newest]).toEqual(all);
    expect(await candles(market.ctx, { ...asked, before: new Date(0) })).toEqual([]);
  });

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

describe('P5: the past that a provider gives', () => {
  const MINUTE = 60_000;
  interface Bar {
    readonly at: number;
    readonly low: string;
    readonly volume: string | null;
    readonly backfilled: boolean;
  }
  const bar = (startAt: number, low = '10') => ({
    startAt: new Date(startAt),
    ...{ open: '20', high: '30', low, close: '25', volume: '1.5' },
  });
  /** Of one-minute bars: what is stored of an instrument since an instant. */
  const stored = async (id: string, since: number) =>
    (
      await market.db.app.query<Bar>(
        `SELECT extract(epoch FROM start_at)::float8 * 1000 AS at, trim_scale(low)::text AS low,
           trim_scale(volume)::text AS volume, backfilled FROM candle
         WHERE instrument_id = $1 AND interval = '1m' AND start_at >= $2 ORDER BY start_at`,
        [id, new Date(since)],
      )
    ).rows;

  it('fills holes, marked, with its volume; what was recorded, and what has not ended, stays', async () => {
    const id = await market.idOf('ETH/USDT');
    await market.db.owner.query(
      `UPDATE instrument SET feed = 'binance', provider_symbol = 'ETHUSDT' WHERE id = $1`,
      [id],
    );
    await market.quote(id, '3000.00');
    const now = Math.floor((await market.ctx.now()).getTime() / MINUTE) * MINUTE;
    const [hole, kept] = [now - 10 * MINUTE, now - 11 * MINUTE];
    await market.db.owner.query(
      `DELETE FROM candle WHERE instrument_id = $1 AND interval = '1m' AND start_at >= $2 AND start_at < $3`,
      [id, new Date(hole), new Date(now)],
    );
    const [before] = await stored(id, kept);
    const asked: string[] = [];
    const past = {
      candles: ({ symbol, interval }: WantedCandles) => {
        asked.push(`${symbol} ${interval}`);
        const bars = [
          ...[bar(kept), bar(hole), bar(hole + MINUTE, '99'), bar(now), bar(now + MINUTE)],
          bar(hole + MINUTE / 2),
        ];
        return Promise.resolve(interval === '1m' ? bars : []);
      },
    };
    const { signal } = new AbortController();
    expect(await fillCandles(market.ctx, signal, { pasts: { binance: past }, pauseMs: 0 })).toBe(1);
    // The history of a new platform does not go back as far in these.
    expect(asked).toEqual(['ETHUSDT 1m', 'ETHUSDT 5m', 'ETHUSDT 1m']);
    const found = await stored(id, kept);
    expect(found.slice(0, 2)).toEqual([
      before,
      { at: hole, low: '10', volume: '1.5', backfilled: true },
    ]);
    // The minute of the quote, and nothing that lies ahead: a minute may have begun meanwhile.
    for (const one of found.slice(2)) expect(one).toMatchObject({ low: '3000', volume: null });
  });

  const SYMBOLS = ['BTC/USDT', 'SOL/USDT', 'XRP/USDT'] as const;
  /** Nothing is known of these charts, and each is quoted by this feed. */
  const emptied = (feeds: Partial<Record<(typeof SYMBOLS)[number], string>>) =>
    market.db.owner.query(
      `UPDATE instrument i SET feed = coalesce(v.feed, 'simulated'), provider_symbol = CASE WHEN v.feed IS NOT NULL THEN i.symbol END
       FROM unnest($1::text[], $2::text[]) AS v (symbol, feed) WHERE i.symbol = v.symbol`,
      [SYMBOLS, SYMBOLS.map((symbol) => feeds[symbol] ?? null)],
    );
  const nothingKnown = () =>
    market.db.owner.query(
      `UPDATE instrument SET feed = 'simulated', provider_symbol = NULL;
       DELETE FROM candles_asked;
       DELETE FROM candle WHERE instrument_id IN (SELECT id FROM instrument WHERE symbol = ANY ('{${SYMBOLS.join()}}'))`,
    );
  /** A provider that has nothing, or fails from its `away`th question on; what it was asked. */
  const provider = (away = Infinity) => {
    const asked: string[] = [];
    return {
      asked,
      candles: ({ symbol, interval }: WantedCandles) => {
        asked.push(`${symbol} ${interval}`);
        return asked.length >= away ? Promise.reject(new Error('away')) : Promise.resolve([]);
      },
    };
  };
  const fill = (pasts: Filling['pasts']) =>
    fillCandles(market.ctx, new AbortController().signal, { pasts, pauseMs: 0 });
  const INTERVALS = candleIntervals.length;

  it('is asked of each provider, and of one that does not answer no more in that run', async () => {
    await nothingKnown();
    await emptied({ 'BTC/USDT': 'binance', 'SOL/USDT': 'twelvedata', 'XRP/USDT': 'twelvedata' });
    const [away, other] = [provider(1), provider()];
    expect(await fill({ twelvedata: away, binance: other })).toBe(0);
    // Of minutes for a second page, too.
    expect([away.asked.length, other.asked.length]).toEqual([1, INTERVALS + 1]);
  });

  it('is not asked for again where the provider has nothing, until another candle is missing', async () => {
    await nothingKnown();
    await emptied({ 'BTC/USDT': 'binance' });
    const first = provider();
    await fill({ binance: first });
    // Three days of minutes are five pages, of which a run asks for two.
    expect(first.asked).toEqual([...candleIntervals, '1m'].map((one) => `BTC/USDT ${one}`));
    const older = provider();
    for (let run = 0; run < 4; run += 1) {
      await market.db.owner.query(
        `UPDATE candles_asked SET answered_at = tarn_now() + interval '11 minutes'`,
      );
      await fill({ binance: older });
    }
    expect(older.asked).toEqual(Array.from({ length: 3 }, () => 'BTC/USDT 1m'));
    const again = provider();
    await fill({ binance: again });
    expect(again.asked).toEqual([]);
    await market.db.owner.query(
      `UPDATE candles_asked SET answered_at = answered_at - interval '40 minutes' WHERE interval = '15m'`,
    );
    await fill({ binance: again });
    expect(again.asked).toEqual(['BTC/USDT 15m']);
  });

  it('begins each run with what was not asked for yet: a limit of the provider starves no chart', async () => {
    await nothingKnown();
    await emptied({ 'SOL/USDT': 'twelvedata', 'XRP/USDT': 'twelvedata' });
    const seen: string[] = [];
    for (let run = 0; run < 4; run += 1) {
      const limited = provider(5);
      await fill({ twelvedata: limited });
      seen.push(...limited.asked);
    }
    expect(new Set(seen).size).toBe(2 * INTERVALS);
    // The one that was refused at the limit has its turn again.
    expect(seen.filter((one) => one === seen[4]).length).toBeGreaterThan(1);
  });
});
