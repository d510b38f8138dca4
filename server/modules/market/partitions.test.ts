import { moveClock, resetClock } from '../../testing/database';
import { feedHealth } from './feed-health';
import { makePartitions } from './make-partitions';
import { openTestMarket, type TestMarket } from '../../testing/market';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterEach(() => resetClock(market.db));
afterAll(() => market.close());

const DAY_MS = 86_400_000;
const tablesOfQuotes = async () => {
  const { rows } = await market.db.owner.query<{ name: string }>(
    'SELECT DISTINCT tableoid::regclass::text AS name FROM quote ORDER BY 1',
  );
  return rows.map(({ name }) => name);
};

describe('the partitions of quotes', () => {
  it('take each day’s quotes; what none was made for goes to the default one', async () => {
    await makePartitions(market.ctx);
    await makePartitions(market.ctx); // again: nothing to do
    const bitcoin = await market.idOf('BTC/USDT');
    await market.quote(bitcoin, '90000.00');
    expect(await feedHealth(market.ctx)).toMatchObject({ unpartitioned: false });
    await moveClock(market.db, 40 * DAY_MS);
    await market.quote(bitcoin, '90000.01');
    expect(await tablesOfQuotes()).toEqual([
      expect.stringMatching(/^quote_20\d{6}$/),
      'quote_default',
    ]);
    const health = await feedHealth(market.ctx);
    expect(health.unpartitioned).toBe(true);
    expect(health.stale).not.toContain('BTC/USDT');
    await makePartitions(market.ctx); // the day stays where it is, the days after get theirs
    await moveClock(market.db, DAY_MS);
    await market.quote(bitcoin, '90000.02');
    expect(await tablesOfQuotes()).toHaveLength(3);
  });

  it('QUALITY 2: are made later while a reader keeps them, who holds up neither quotes nor a start', async () => {
    const bitcoin = await market.idOf('BTC/USDT');
    await moveClock(market.db, 100 * DAY_MS);
    const reader = await market.db.verify.connect();
    await reader.query('BEGIN; SELECT 1 FROM verify.quote LIMIT 1');
    const made = makePartitions(market.ctx).then(() => 'went on', String);
    await market.quote(bitcoin, '90000.03');
    const outcome = await made;
    await reader.query('COMMIT');
    reader.release();
    expect(outcome).toBe('went on');
    expect(await tablesOfQuotes()).toContain('quote_default');
    await makePartitions(market.ctx);
    await moveClock(market.db, DAY_MS);
    await market.quote(bitcoin, '90000.04');
    const { rows } = await market.db.owner.query<{ name: string }>(
      'SELECT tableoid::regclass::text AS name FROM quote ORDER BY id DESC LIMIT 1',
    );
    expect(rows[0]?.name).toMatch(/^quote_20\d{6}$/);
  });

  it('find an old quote by its id, and the newest before an instant, without reading others', async () => {
    const { rows } = await market.db.owner.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT * FROM quote WHERE instrument_id = 16 AND at <= now()
       ORDER BY at DESC, seq DESC LIMIT 1`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/-> +Sort/);
    expect(plan).not.toContain('Seq Scan');
  });
});
