import { Client } from 'pg';
import { openTestMarket, type TestMarket } from '../../../testing/market';
import { extendOpenPeriods } from '../hours/extend-open-periods';
import { runFeed, type RunningFeed } from './run-feed';
import { simulatedFeed } from './simulated';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await extendOpenPeriods(market.ctx);
});
const running: RunningFeed[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});
afterAll(() => market.close());

function start(onRecorded: (ids: string[]) => void = () => undefined): RunningFeed {
  const feed = runFeed({
    url: market.db.urls.feed,
    feeds: [simulatedFeed('seed', 4)],
    onRecorded: (ids) => {
      onRecorded(ids);
      return Promise.resolve();
    },
  });
  running.push(feed);
  return feed;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const newest = async () => {
  const { rows } = await market.db.owner.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM quote',
  );
  return rows[0] ?? { n: 0 };
};
/** Two seconds of a quiet machine; where others keep it busy, these looks take longer too. */
const LOOKS_MAX = 100;

/** How often it was looked, every 20 ms, until it held. */
async function looksUntil(holds: () => boolean | Promise<boolean>): Promise<number> {
  for (let looks = 1; ; looks += 1) {
    await newest();
    if (await holds()) return looks;
    await pause(20);
  }
}

/** As the superuser: ends the feed's connections and says how many there were. */
async function cutFeed(): Promise<number | null> {
  const admin = new URL(market.db.urls.owner);
  admin.searchParams.delete('options');
  const client = new Client({ connectionString: admin.href });
  await client.connect();
  const { rowCount } = await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'tarn feed' AND datname = current_database()`,
  );
  await client.end();
  return rowCount;
}

describe('P7: the feed', () => {
  it('may record quotes, say how it is, take its lock, read instruments, open periods and the clock, nothing else', async () => {
    const { rows } = await market.db.owner.query<{ right: string }>(
      `SELECT c.relname || ' ' || privilege AS right FROM pg_class c, unnest(ARRAY['SELECT', 'INSERT',
           'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) AS privilege
         WHERE c.relnamespace IN ('tarn'::regnamespace, 'verify'::regnamespace)
           AND c.relkind IN ('r', 'p', 'v', 'm') AND has_table_privilege('tarn_feed', c.oid, privilege)
       UNION SELECT p.proname || ' EXECUTE' FROM pg_proc p
         WHERE p.pronamespace = 'tarn'::regnamespace AND p.prorettype <> 'trigger'::regtype
           AND has_function_privilege('tarn_feed', p.oid, 'EXECUTE')
           -- What anyone may compute reads no table and needs no right.
           AND (p.prosecdef OR 'tarn_feed'::regrole IN (SELECT grantee FROM aclexplode(p.proacl)))
       ORDER BY 1`,
    );
    expect(rows.map(({ right }) => right)).toEqual([
      'instrument SELECT',
      'open_period SELECT',
      'record_quotes EXECUTE',
      'report_feeds EXECUTE',
      'take_feed_lock EXECUTE',
      'tarn_now EXECUTE',
    ]);
  });

  it('records every open instrument on each beat and tells which', async () => {
    const told: string[][] = [];
    start((ids) => told.push(ids));
    await looksUntil(() => told.length >= 2);
    const { rows } = await market.db.owner.query<{ id: string }>(
      `SELECT i.id FROM instrument i, market_state(i.id, tarn_now()) s WHERE s.state = 'OPEN'`,
    );
    const open = new Set(rows.map(({ id }) => id));
    for (const ids of told) expect(new Set(ids)).toEqual(open);
  });

  it('records nothing for a market outside its hours', async () => {
    const apple = await market.idOf('AAPL');
    await market.db.owner.query(`DELETE FROM open_period WHERE opens_at > '-infinity'`);
    const told = new Set<string>();
    let beats = 0;
    start((ids) => {
      beats += 1;
      ids.forEach((id) => told.add(id));
    });
    await looksUntil(() => beats >= 3);
    expect(told.has(apple)).toBe(false);
    expect(told.size).toBe(5); // the coins, and USDT in dollars
  });

  it('is recorded by one of two processes; the other takes over within two seconds', async () => {
    const counts = [0, 0];
    const first = start(() => (counts[0] = (counts[0] ?? 0) + 1));
    await looksUntil(() => counts[0] !== 0);
    start(() => (counts[1] = (counts[1] ?? 0) + 1));
    const before = counts[0] ?? 0;
    // Longer than the second waits before it tries again.
    await looksUntil(() => (counts[0] ?? 0) > before + 5);
    expect(counts[1]).toBe(0);
    await first.stop();
    expect(await looksUntil(() => counts[1] !== 0)).toBeLessThan(LOOKS_MAX);
  });

  it('goes on within two seconds when its connection is cut', async () => {
    let beats = 0;
    start(() => (beats += 1));
    // Its own beat: a quote of the test before may still be fresh while this feed has yet to connect.
    await looksUntil(() => beats > 0);
    const { n } = await newest();
    expect(await cutFeed()).toBeGreaterThan(0); // one that was stopped may linger
    expect(await looksUntil(async () => (await newest()).n > n + 1)).toBeLessThan(LOOKS_MAX);
  });
});
