import { candleIntervals, candleSeconds } from '../../../schema/states';
import { openTestMarket, type TestMarket } from '../../testing/market';
import { openProvider, type Provider } from '../../testing/provider/provider';
import { binancePast } from './feeds/binance-past';
import { twelveDataPast } from './feeds/twelvedata-past';
import { fillCandles } from './fill-candles';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let market: TestMarket;
let provider: Provider;
let id: string;
beforeAll(async () => {
  market = await openTestMarket();
  provider = await openProvider();
  id = await market.idOf('ETH/USDT');
  await market.db.owner.query(
    `UPDATE instrument SET feed = 'binance', provider_symbol = 'ETHUSDT' WHERE id = $1`,
    [id],
  );
  await market.quote(id, '3000.00');
  provider.answers.set('/api/v3/klines', (url) => klines(url));
}, 120_000);
afterAll(async () => {
  await provider.close();
  await market.close();
});

/** What the provider traded nothing in. */
let silent: readonly [from: number, until: number] = [0, 0];

/** As Binance answers: bars whose beginning lies within both times, the oldest first, no more than the limit. */
function klines({ searchParams }: URL): readonly unknown[] {
  const asked = (name: string) => Number(searchParams.get(name));
  const first = Math.ceil(asked('startTime') / MINUTE) * MINUTE;
  const count = Math.floor((asked('endTime') - first) / MINUTE) + 1;
  return Array.from({ length: Math.min(count, asked('limit')) }, (_, n) => first + n * MINUTE)
    .filter((at) => at < silent[0] || at >= silent[1])
    .map((at) => [at, '20', '30', '10', '25', '1.5', at + MINUTE - 1]);
}

/** Four days of every chart are there, and the next hour, but these minutes; nobody was asked for any of it yet. */
async function missing(...holes: readonly (readonly [from: number, until: number])[]) {
  await market.db.owner.query('DELETE FROM candles_asked');
  await market.db.owner.query(
    `INSERT INTO candle (instrument_id, interval, start_at, open, high, low, close)
     SELECT $1, w.name, s.at, 20, 30, 10, 25 FROM candle_intervals() w, generate_series(
       candle_start(tarn_now(), w.width) - greatest(w.width * 300, interval '4 days'), tarn_now() + interval '1 hour', w.width) s (at)
     ON CONFLICT DO NOTHING`,
    [id],
  );
  for (const hole of holes) await cut(hole);
}

const cut = (hole: readonly [from: number, until: number]) =>
  market.db.owner.query(
    `DELETE FROM candle WHERE instrument_id = $1 AND interval = '1m' AND start_at >= $2 AND start_at < $3`,
    [id, ...hole.map((at) => new Date(at))],
  );

/** As if the provider had answered so long before it did. */
const answeredBefore = (ago: string) =>
  market.db.owner.query(
    'UPDATE candles_asked SET answered_at = answered_at - $1::interval WHERE instrument_id = $2',
    [ago, id],
  );

/** One run; what was asked of the provider in it, in minutes: since when, and how many. */
async function filled() {
  const before = provider.asked.length;
  const written = await fillCandles(market.ctx, new AbortController().signal, {
    pasts: { binance: binancePast({ outgoing: provider.outgoing, at: provider.at }) },
    pauseMs: 0,
  });
  const asked = provider.asked.slice(before).map(({ url: { searchParams } }) => {
    const [from, until] = ['startTime', 'endTime'].map((name) => Number(searchParams.get(name)));
    return [searchParams.get('interval'), from, Math.ceil(((until ?? 0) - (from ?? 0)) / MINUTE)];
  });
  return { asked, written };
}

const theMinute = async () => Math.floor((await market.ctx.now()).getTime() / MINUTE) * MINUTE;
const holesLeft = async () => {
  const { rows } = await market.db.owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM generate_series($2::timestamptz - interval '4 days', $2::timestamptz - interval '1 minute',
       interval '1 minute') s (at)
     WHERE NOT EXISTS (SELECT FROM candle c WHERE c.instrument_id = $1 AND c.interval = '1m' AND c.start_at = s.at)`,
    [id, new Date(await theMinute())],
  );
  return rows[0]?.n;
};

describe('P5: holes of a chart', () => {
  beforeEach(() => {
    silent = [0, 0];
  });

  it('are filled in whole after half a day away, by one question', async () => {
    const now = await theMinute();
    const from = now - 13 * HOUR;
    await missing([from, from + 12 * HOUR]);
    expect(await filled()).toEqual({ asked: [['1m', from, 720]], written: 720 });
    expect(await holesLeft()).toBe(0);
    expect(await filled()).toEqual({ asked: [], written: 0 });
  });

  it('are asked for page by page, the newest first and two a run, until none is left', async () => {
    const now = await theMinute();
    const until = now - HOUR;
    await missing([until - 2_300 * MINUTE, until]);
    expect(await filled()).toEqual({
      asked: [
        ['1m', until - 1_000 * MINUTE, 1_000],
        ['1m', until - 2_000 * MINUTE, 1_000],
      ],
      written: 2_000,
    });
    expect(await filled()).toEqual({ asked: [['1m', until - 2_300 * MINUTE, 300]], written: 300 });
    expect(await holesLeft()).toBe(0);
    expect(await filled()).toEqual({ asked: [], written: 0 });
  });

  it('are found as far back as three days, however short, and no further', async () => {
    const now = await theMinute();
    const [near, far, beyond] = [now - DAY, now - 3 * DAY + HOUR, now - 3 * DAY - HOUR];
    await missing(...[near, far, beyond].map((from) => [from, from + 3 * MINUTE] as const));
    expect((await filled()).asked).toEqual([
      ['1m', near, 3],
      ['1m', far, 3],
    ]);
    expect(await filled()).toEqual({ asked: [], written: 0 });
    expect(await holesLeft()).toBe(3);
  });

  it('are none where the provider has nothing: it is not asked again', async () => {
    const now = await theMinute();
    const until = now - HOUR;
    silent = [until - 1_100 * MINUTE, now];
    await missing([until - 1_800 * MINUTE, until]);
    expect(await filled()).toMatchObject({ written: 700 });
    expect(await filled()).toEqual({ asked: [], written: 0 });
    // One that comes later is asked for, and what was known then is known still.
    await cut([now - 30 * MINUTE, now - 20 * MINUTE]);
    await answeredBefore('30 minutes');
    expect(await filled()).toEqual({ asked: [['1m', now - 30 * MINUTE, 10]], written: 0 });
    expect(await filled()).toEqual({ asked: [], written: 0 });
  });

  it('have their turn although the newest are missing time and again', async () => {
    const now = await theMinute();
    silent = [now - 5_000 * MINUTE, now];
    await missing([now - 3_500 * MINUTE, now - 20 * MINUTE]);
    const seen: unknown[] = [];
    for (let run = 0; run < 4; run += 1) {
      seen.push(...(await filled()).asked.slice(run === 0 ? 0 : 1));
      await answeredBefore('30 minutes');
    }
    const end = now - 20 * MINUTE;
    expect(seen).toEqual([
      ...[1, 2, 3].map((page) => ['1m', end - page * 1_000 * MINUTE, 1_000]),
      ['1m', now - 3_500 * MINUTE, 480],
    ]);
  });

  it('keep their turn where the provider did not answer', async () => {
    const now = await theMinute();
    await missing([now - 2 * HOUR, now - HOUR]);
    provider.answers.set('/api/v3/klines', (_, response) => {
      response.writeHead(503).end();
    });
    expect(await filled()).toEqual({ asked: [['1m', now - 2 * HOUR, 60]], written: 0 });
    provider.answers.set('/api/v3/klines', (url) => klines(url));
    expect(await filled()).toEqual({ asked: [['1m', now - 2 * HOUR, 60]], written: 60 });
  });
});

describe('P5: the bars that are asked of Twelve Data', () => {
  it.each(candleIntervals)(
    'of %s are as many as there can be, back from the last',
    async (interval) => {
      const width = candleSeconds[interval] * 1_000;
      const until = Date.parse('2026-11-20T00:00:00Z');
      provider.answers.set('/time_series', () => ({ values: [] }));
      const past = twelveDataPast({
        outgoing: provider.outgoing,
        at: provider.at.rest,
        key: 'a key',
      });
      const span = { from: new Date(until - 7 * width), until: new Date(until) };
      await past.candles({ symbol: 'X/Y', interval, ...span }, new AbortController().signal);
      const asked = provider.asked.at(-1)?.url.searchParams;
      const end = new Date(until - width).toISOString().slice(0, 19).replace('T', ' ');
      expect([asked?.get('end_date'), asked?.get('outputsize')]).toEqual([end, '7']);
      expect([asked?.get('timezone'), asked?.get('start_date')]).toEqual(['UTC', null]);
    },
  );
});
