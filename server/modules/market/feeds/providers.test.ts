import type { ServerResponse } from 'node:http';
import { openProvider, type Provider } from '../../../testing/provider/provider';
import { quickened, sayFaults, trade } from '../../../testing/provider/trades';
import { openTestMarket, type TestMarket } from '../../../testing/market';
import { createOutgoing } from '../../../platform/outgoing/outgoing';
import { extendOpenPeriods } from '../hours/extend-open-periods';
import { recordQuotes } from '../record/record-quotes';
import { binanceFeed } from './binance';
import type { LeadPace } from './clock-lead';
import type { Feed } from './feed';
import { runFeed } from './run-feed';
import { simulatedFeed } from './simulated';
import { TwelveDataFeed } from './twelvedata';
import { twelveDataPast } from './twelvedata-past';

const SECOND = 1_000;
const KEY = 'the-key-of-the-test';

let market: TestMarket;
let provider: Provider;
let bitcoin: string;
let ether: string;
let tether: string;

beforeAll(async () => {
  [market, provider] = await Promise.all([openTestMarket(), openProvider()]);
  await extendOpenPeriods(market.ctx);
  bitcoin = await market.idOf('BTC/USDT');
  ether = await market.idOf('ETH/USDT');
  tether = await market.idOf('USDT/USD');
  await market.db.owner.query(
    `UPDATE instrument SET feed = v.feed, provider_symbol = v.name, poll_ms = v.poll
     FROM (VALUES ('BTC/USDT', 'binance', 'BTCUSDT', 0), ('ETH/USDT', 'binance', 'ETHUSDT', 0),
       ('USDT/USD', 'twelvedata', 'USDT/USD', 1000)) AS v (symbol, feed, name, poll)
     WHERE instrument.symbol = v.symbol`,
  );
  provider.answers.set('/api/v3/time', () => ({ serverTime: Date.now() }));
});
afterAll(async () => {
  await market.close();
  await provider.close();
});

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

const binance = (outgoing = provider.outgoing, lead?: LeadPace) =>
  binanceFeed({
    ...{ outgoing, at: provider.at },
    pace: { silenceMs: 800, firstPauseMs: 20, ...(lead && { lead }) },
  });
const twelveData = (key: string | null = KEY) =>
  new TwelveDataFeed({ outgoing: provider.outgoing, at: provider.at.rest, key });

function run(...feeds: readonly Feed[]): void {
  const running = runFeed({
    url: market.db.urls.feed,
    feeds,
    onRecorded: () => Promise.resolve(),
  });
  stops.push(() => running.stop());
}

async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

interface Kept {
  readonly price: string;
  readonly feed: string;
  readonly provider_at: Date;
}
/** Newest first. */
async function quotesOf(id: string): Promise<Kept[]> {
  const { rows } = await market.db.owner.query<Kept>(
    `SELECT trim_scale(price)::text AS price, feed, provider_at FROM quote
     WHERE instrument_id = $1 ORDER BY seq DESC`,
    [id],
  );
  return rows;
}
const recorded = (id: string, price: string) =>
  until(async () => (await quotesOf(id)).find((one) => one.price === price));

describe('P7: a stream of trades', () => {
  it('asks for what is open, records price, time and feed, and adds up what was traded', async () => {
    const feed = binance();
    run(feed);
    await until(() => feed.state().state === 'LIVE');
    expect(provider.streams.at(-1)).toBe('btcusdt@trade/ethusdt@trade');
    const T = Date.now();
    provider.say(trade('BTCUSDT', '91000.10', { T, q: '0.25' }));
    const { feed: name, provider_at: at } = await recorded(bitcoin, '91000.1');
    expect([name, Math.abs(at.getTime() - T) < SECOND]).toEqual(['binance', true]);
    provider.say(trade('BTCUSDT', '91000.20', { q: '1.75' }));
    await recorded(bitcoin, '91000.2');
    const { rows } = await market.db.app.query<{ volume: string }>(
      `SELECT trim_scale(volume)::text AS volume FROM candle
       WHERE instrument_id = $1 AND interval = '1d'`,
      [bitcoin],
    );
    expect(rows).toEqual([{ volume: '2' }]);
  });

  it('comes again after a cut, and after a silence that no ping breaks', async () => {
    const feed = binance();
    run(feed);
    await until(() => feed.state().state === 'LIVE');
    provider.cut();
    await until(() => feed.state().cuts === 1 && feed.state().state === 'LIVE');
    provider.say(trade('ETHUSDT', '3000.01'));
    await recorded(ether, '3000.01');
    await until(() => feed.state().cuts === 2 && feed.state().state === 'LIVE');
    provider.say(trade('ETHUSDT', '3000.02'));
    await recorded(ether, '3000.02');
    expect(provider.open()).toBe(1);
  });

  it('puts the provider’s times on this clock where the two differ', async () => {
    provider.answers.set('/api/v3/time', () => ({ serverTime: Date.now() + 60 * SECOND }));
    const feed = binance();
    run(feed);
    await until(() => feed.state().leadMs > 59 * SECOND);
    provider.say(trade('ETHUSDT', '3000.03', { T: Date.now() + 60 * SECOND }));
    const { provider_at: at } = await recorded(ether, '3000.03');
    expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(5 * SECOND);
    provider.answers.set('/api/v3/time', () => ({ serverTime: Date.now() }));
  });

  it('asks for the provider’s clock until it is told, takes no trade before, and asks again while the line stands', async () => {
    const held: ServerResponse[] = [];
    provider.answers.set('/api/v3/time', (_, response) => void held.push(response));
    const feed = quickened(binance(provider.outgoing, { againMs: 100, retryMs: 50 }));
    run(feed);
    await until(() => held.length > 0 && feed.state().state === 'CONNECTING');
    const [line, beats] = [provider.streams.length, feed.beats()];
    provider.say(trade('ETHUSDT', '3000.04'));
    await until(() => feed.beats() > beats + 3);
    provider.answers.set('/api/v3/time', () => ({ serverTime: Date.now() + 60 * SECOND }));
    held[0]?.writeHead(503).end();
    await until(() => feed.state().leadMs > 59 * SECOND);
    provider.answers.set('/api/v3/time', () => ({ serverTime: Date.now() }));
    await until(() => {
      provider.say(trade('ETHUSDT', '3000.05'));
      return Math.abs(feed.state().leadMs) < SECOND;
    });
    expect((await quotesOf(ether)).map(({ price }) => price)).not.toContain('3000.04');
    expect([provider.streams.length, feed.state().cuts]).toEqual([line, 0]);
  });

  it('S8: is not taken from a host off the list, nor under a certificate that nobody vouches for', async () => {
    for (const outgoing of [
      createOutgoing({ hosts: ['data-stream.binance.vision'], ca: provider.cert }),
      createOutgoing({ hosts: ['localhost'] }),
    ]) {
      const asked = provider.streams.length;
      const feed = binance(outgoing);
      run(feed);
      const { fault } = await until(() => (feed.state().state === 'WAITING' ? feed.state() : null));
      expect(fault).toMatch(/not on the list|self-signed certificate/);
      expect(provider.streams.length).toBe(asked);
      await stops.pop()?.();
    }
  });

  it('P5: survives two hundred faults, and none of them becomes a quote', async () => {
    const feed = quickened(binance());
    run(feed);
    await until(() => feed.state().state === 'LIVE');
    const good = { price: '91000.30', T: Date.now() };
    provider.say(trade('BTCUSDT', good.price, { T: good.T }));
    await recorded(bitcoin, '91000.3');
    const before = (await quotesOf(bitcoin)).length;
    await sayFaults(provider, feed, { count: 200, good });
    await until(() => feed.state().state === 'LIVE');
    const last = await until(async () => {
      provider.say(trade('BTCUSDT', '91000.40'));
      return (await quotesOf(bitcoin)).find(({ price }) => price === '91000.4');
    });
    expect(last.feed).toBe('binance');
    const since = (await quotesOf(bitcoin)).slice(0, -before).map(({ price }) => price);
    expect(new Set(since)).toEqual(new Set(['91000.4']));
  });
});

describe('P7: a provider that is asked', () => {
  const quote = (close: string, ago = 0) => ({
    symbol: 'USDT/USD',
    close,
    last_quote_at: Math.floor(Date.now() / SECOND) - ago,
  });

  it('is asked with its key in a header, for all symbols at once, and rounded to the instrument’s places', async () => {
    provider.answers.set('/quote', () => quote('1.000049999'));
    run(twelveData());
    expect(await recorded(tether, '1.00005')).toMatchObject({ feed: 'twelvedata' });
    const last = provider.asked.at(-1);
    expect([last?.url.search, last?.authorization]).toEqual([
      '?symbol=USDT%2FUSD&interval=1min',
      `apikey ${KEY}`,
    ]);
  });

  it('says the minute of a price alone, or that of the bar that was asked for', async () => {
    const minute = Math.floor(Date.now() / 60_000) * 60;
    const timesOf = async (times: object) => {
      provider.answers.set('/quote', () => ({ symbol: 'X/Y', close: '1.5', ...times }));
      const feed = twelveData();
      feed.start();
      const asked = { id: '1', symbol: 'X/Y', providerSymbol: 'X/Y', decimals: 2, pollMs: 1_000 };
      const [tick] = await until(() => {
        const ticks = feed.ticks([asked]);
        return ticks.length > 0 ? ticks : null;
      });
      feed.stop();
      return (tick?.providerAt?.getTime() ?? 0) / SECOND;
    };
    expect(await timesOf({ last_quote_at: minute, timestamp: minute - 3_600 })).toBe(minute);
    expect(await timesOf({ timestamp: minute })).toBe(minute);
  });

  it('P8: is late when the minute of its price and the bound are over, a stream when the bound is', async () => {
    const ripple = await market.idOf('XRP/USDT');
    const fault = async (feed: string, ago: number) => {
      await market.db.owner.query(
        `UPDATE instrument SET feed = $2, provider_symbol = 'XRP' WHERE id = $1`,
        [ripple, feed],
      );
      const providerAt = new Date(Date.now() - ago * SECOND);
      const tick = { instrumentId: ripple, price: '2.1000', providerAt };
      const [answer] = await recordQuotes(market.db.feed, [tick]);
      await market.db.owner.query(
        `UPDATE instrument SET feed = 'simulated', provider_symbol = NULL WHERE id = $1`,
        [ripple],
      );
      return answer?.fault;
    };
    expect(await fault('twelvedata', 66)).toBe('STALE');
    expect(await fault('twelvedata', 60)).toBeNull();
    expect(await fault('binance', 6)).toBe('STALE');
  });

  it('is asked for more than 120 symbols in several questions', async () => {
    const many = Array.from({ length: 130 }, (_, n) => ({
      ...{ id: String(n), symbol: `S${String(n)}`, providerSymbol: `S${String(n)}` },
      ...{ decimals: 2, pollMs: 1_000 },
    }));
    const asked: string[][] = [];
    provider.answers.set('/quote', (url) => {
      const symbols = url.searchParams.get('symbol')?.split(',') ?? [];
      asked.push(symbols);
      return Object.fromEntries(symbols.map((symbol) => [symbol, quote('1.00')]));
    });
    const feed = twelveData();
    feed.start();
    const found: string[] = [];
    await until(() => {
      found.push(...feed.ticks(many).map(({ instrumentId }) => instrumentId));
      return found.length >= 130;
    });
    feed.stop();
    expect([asked.map(({ length }) => length), new Set(found).size]).toEqual([[120, 10], 130]);
  });

  it.each([
    [
      'a refusal',
      () => ({ code: 429, status: 'error', message: `${KEY} has run out` }),
      /with 429$/,
    ],
    [
      'no JSON',
      (_: URL, response: { end(text: string): void }) => {
        response.end('<html>');
      },
      /no JSON/,
    ],
    [
      'a redirect',
      (_: URL, response: { writeHead(status: number, headers: object): { end(): void } }) => {
        response.writeHead(302, { location: 'https://example.org/' }).end();
      },
      /says 302/,
    ],
    [
      'more than it may',
      (_: URL, response: { end(text: string): void }) => {
        response.end(`"${'x'.repeat(6 * 2 ** 20)}"`);
      },
      /too long/,
    ],
  ])('says what is wrong, without the key, after %s, and goes on', async (_, answer, fault) => {
    provider.answers.set('/quote', answer as never);
    const feed = twelveData();
    run(feed);
    const { fault: told } = await until(() => (feed.state().fault === null ? null : feed.state()));
    expect(told).toMatch(fault);
    expect(told).not.toContain(KEY);
    const [newest] = await quotesOf(tether);
    const price = newest?.price === '1.00001' ? '1.00002' : '1.00001';
    provider.answers.set('/quote', () => quote(price));
    await recorded(tether, price);
  });

  it('is not asked at all without a key, and says so', async () => {
    const feed = twelveData(null);
    const asked = provider.asked.length;
    run(feed, binance());
    await until(() => provider.open() > 0);
    expect([
      feed.state().fault,
      provider.asked.filter(({ url }) => url.pathname === '/quote').length,
    ]).toEqual([
      'TWELVE_DATA_KEY is not set',
      provider.asked.slice(0, asked).filter(({ url }) => url.pathname === '/quote').length,
    ]);
  });

  it('that never answers is asked once, keeps no other feed waiting, and what each is like is told', async () => {
    let asks = 0;
    provider.answers.set('/quote', () => {
      asks += 1;
      return undefined;
    });
    const hanging = twelveData();
    const stream = binance();
    run(hanging, stream, simulatedFeed('seed', 4));
    await until(() => hanging.state().state === 'CONNECTING' && stream.state().state === 'LIVE');
    for (const price of ['3000.11', '3000.12', '3000.13']) {
      provider.say(trade('ETHUSDT', price));
      await recorded(ether, price);
    }
    const told = await until(async () => {
      const { rows } = await market.db.app.query<{ feed: string; state: string }>(
        'SELECT feed, state FROM feed_state ORDER BY feed',
      );
      const live = rows.filter(({ state }) => state === 'LIVE');
      return rows.length === 3 && live.length === 2 ? rows : null;
    });
    expect(told).toEqual([
      { feed: 'binance', state: 'LIVE' },
      { feed: 'simulated', state: 'LIVE' },
      { feed: 'twelvedata', state: 'CONNECTING' },
    ]);
    expect(asks).toBe(1);
  });
});

describe('P5: the bars of a provider that is asked', () => {
  it('are those that have ended: of a closed market the newest too', async () => {
    const minute = (ago: number) =>
      new Date(Math.floor(Date.now() / 60_000) * 60_000 - ago * 60_000)
        .toISOString()
        .replace('T', ' ')
        .slice(0, 19);
    const prices = { open: '1.1', high: '1.2', low: '1.0', close: '1.15' };
    const past = twelveDataPast({ outgoing: provider.outgoing, at: provider.at.rest, key: KEY });
    const wanted = { symbol: 'X/Y', interval: '1m', from: new Date(0), until: new Date() } as const;
    const startsWith = async (...agos: readonly number[]) => {
      provider.answers.set('/time_series', () => ({
        values: agos.map((ago) => ({ datetime: minute(ago), ...prices })),
      }));
      const bars = await past.candles(wanted, new AbortController().signal);
      return bars.map(({ startAt }) => startAt.toISOString().replace('T', ' ').slice(0, 19));
    };
    expect([await startsWith(0, 2, 3), await startsWith(90, 91)]).toEqual([
      [minute(3), minute(2)],
      [minute(91), minute(90)],
    ]);
  });
});

describe('P5: what an instrument is quoted by', () => {
  it('decides: a tick of the feed it had before comes too late', async () => {
    const tick = { instrumentId: bitcoin, price: '91000.50' };
    const answers = await Promise.all(
      (['simulated', 'binance'] as const).map((feed) => recordQuotes(market.db.feed, [tick], feed)),
    );
    expect(answers.flat().map(({ fault }) => fault)).toEqual(['OTHER_FEED', null]);
  });

  it('has a sanity band of its own, and a bound of at least two polls', async () => {
    const set = (what: string) =>
      market.db.owner.query(`UPDATE instrument SET ${what} WHERE id = ${bitcoin}`);
    await set('sanity_bp = 100');
    const tick = async (price: string) =>
      (await recordQuotes(market.db.feed, [{ instrumentId: bitcoin, price }]))[0]?.fault;
    expect(await tick('91911.00')).toBe('SPIKE');
    expect(await tick('91910.50')).toBeNull();
    await expect(set('poll_ms = 2501')).rejects.toMatchObject({
      constraint: 'instrument_stale_after_polls',
    });
  });
});
