import { Client } from 'pg';
import { holds } from '../../../testing/holds';
import { openTestMarket, type TestMarket } from '../../../testing/market';
import { extendOpenPeriods } from '../hours/extend-open-periods';
import type { Feed, FeedName } from './feed';
import { runFeed, type RunningFeed } from './run-feed';

let market: TestMarket;
let superuser: Client;
let bitcoin: string;
let tether: string;
beforeAll(async () => {
  market = await openTestMarket();
  await extendOpenPeriods(market.ctx);
  [bitcoin, tether] = [await market.idOf('BTC/USDT'), await market.idOf('USDT/USD')];
  await market.db.owner.query(
    `UPDATE instrument i SET feed = v.feed, provider_symbol = 'X' FROM (VALUES
       ($1::bigint, 'binance'), ($2::bigint, 'twelvedata')) v (id, feed) WHERE i.id = v.id`,
    [bitcoin, tether],
  );
  const url = new URL(market.db.urls.owner);
  url.searchParams.delete('options');
  superuser = new Client({ connectionString: url.href });
  await superuser.connect();
});
let running: RunningFeed | undefined;
afterEach(() => running?.stop());
afterAll(async () => {
  await superuser.end();
  await market.close();
});

/** Quotes whatever is its own at every beat, and counts how often it began and ended. */
function aFeed(name: FeedName): Feed & { readonly began: number; readonly ended: number } {
  let cents = 0;
  const counts = { began: 0, ended: 0 };
  return {
    ...{ name, beatsPerSecond: 20 },
    get began() {
      return counts.began;
    },
    get ended() {
      return counts.ended;
    },
    start() {
      counts.began += 1;
    },
    stop() {
      counts.ended += 1;
    },
    ticks(instruments) {
      cents = (cents + 1) % 10;
      return instruments.map(({ id }) => ({ instrumentId: id, price: `1.1${String(cents)}` }));
    },
    state: () => ({ state: 'LIVE', fault: null, cuts: 0, leadMs: 0 }),
  };
}

function run() {
  const [held, other] = [aFeed('binance'), aFeed('twelvedata')];
  running = runFeed({
    ...{ url: market.db.urls.feed, feeds: [held, other] },
    onRecorded: () => Promise.resolve(),
  });
  return { held, other };
}

const quotesOf = async (id: string) => {
  const { rows } = await market.db.owner.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM quote WHERE instrument_id = $1',
    [id],
  );
  return rows[0]?.n ?? 0;
};

/** So many quotes more than there are now. */
async function goesOn(id: string, more = 5): Promise<void> {
  const before = await quotesOf(id);
  await holds(async () => (await quotesOf(id)) >= before + more);
}

/** Ends the connections that these locks of this database belong to, and says how many they were. */
async function cut(locks: string): Promise<number | null> {
  const { rowCount } = await superuser.query(
    `SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE a.application_name = 'tarn feed' AND a.datname = current_database() AND ${locks}`,
  );
  return rowCount;
}

it('P7: an instrument that is held keeps no other feed from its beats; it goes on when it is free, though its connection was cut', async () => {
  const { held, other } = run();
  await Promise.all([goesOn(bitcoin), goesOn(tether)]);
  const holder = await market.db.owner.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT quote_lock_shared($1)', [bitcoin]);
    const before = await quotesOf(bitcoin);
    await goesOn(tether, 20);
    expect(await quotesOf(bitcoin)).toBe(before);
    expect(await cut('NOT l.granted')).toBe(1);
    await goesOn(tether, 20);
  } finally {
    await holder.query('COMMIT');
    holder.release();
  }
  await Promise.all([goesOn(bitcoin), goesOn(tether)]);
  expect([held.began, held.ended, other.began, other.ended]).toEqual([1, 0, 1, 0]);
});

it('P7: whoever loses the connection of the lock ends all feeds, and begins anew with the lock alone', async () => {
  const { held, other } = run();
  await Promise.all([goesOn(bitcoin), goesOn(tether)]);
  expect(
    await cut(`l.locktype = 'advisory' AND l.granted AND l.objsubid = 1
      AND (l.classid::bigint << 32) | l.objid::bigint = hashtextextended('feed', 0)`),
  ).toBe(1);
  await holds(() => held.ended === 1 && other.ended === 1);
  await holds(() => held.began === 2 && other.began === 2);
  await Promise.all([goesOn(bitcoin), goesOn(tether)]);
});
