import { moveClock } from '../../../testing/database';
import { backfillHistory } from '../backfill-history';
import { openTestMarket, type TestMarket } from '../../../testing/market';
import { recordQuotes } from './record-quotes';

let market: TestMarket;
let bitcoin: string;
let euro: string;
beforeAll(async () => {
  market = await openTestMarket();
  [bitcoin, euro] = await Promise.all([market.idOf('BTC/USDT'), market.idOf('EUR/USD')]);
});
afterAll(() => market.close());

const now = async () => (await market.ctx.now()).getTime();
const countOf = async (table: 'quote' | 'candle') => {
  const { rows } = await market.db.owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM ${table}`,
  );
  return rows[0]?.n ?? 0;
};

describe('P5: quotes', () => {
  it('are recorded in time order with rising sequence, whatever the clock does', async () => {
    await market.quote(bitcoin, '90000.00');
    await moveClock(market.db, -60_000);
    expect(await market.quote(bitcoin, '90000.01')).toMatchObject({ fault: 'CLOCK_BEHIND' });
    await moveClock(market.db, 60_000);
    await market.quote(bitcoin, '90000.01');
    await market.quote(bitcoin, '90000.02');
    const { rows } = await market.db.verify.query<{ price: string; at: Date; seq: string }>(
      `SELECT price, at, seq FROM verify.quote WHERE instrument = 'BTC/USDT' ORDER BY at, seq`,
    );
    expect(rows.map(({ seq }) => seq)).toEqual(['1', '2', '3']);
    expect(rows.map(({ price }) => price)).toEqual([
      '90000.00000000',
      '90000.01000000',
      '90000.02000000',
    ]);
  });

  it.each(['owner', 'app', 'feed', 'verify'] as const)(
    'are never changed, deleted or emptied by %s',
    async (role) => {
      await market.quote(bitcoin, '90000.00');
      await market.db.owner.query('SELECT ensure_partitions(2)');
      const { rows } = await market.db.owner.query<{ name: string }>(
        `SELECT inhrelid::regclass::text AS name FROM pg_inherits
         WHERE inhparent = 'quote'::regclass`,
      );
      const tables = ['quote', ...rows.map(({ name }) => name)].map((name) => `tarn.${name}`);
      const before = await countOf('quote');
      for (const table of tables) {
        const statements = [`TRUNCATE ${table}`, `UPDATE ${table} SET price = 1`];
        for (const statement of [...statements, `DELETE FROM ${table}`]) {
          const attempt = market.db[role].query(`${statement}${whereOne(statement, role)}`);
          if (role === 'owner' && (await isEmpty(table)) && !statement.startsWith('TRUNCATE')) {
            await attempt;
          } else {
            await expect(attempt).rejects.toMatchObject({
              code: role === 'owner' ? '23001' : '42501',
            });
          }
        }
      }
      expect(await countOf('quote')).toBe(before);
    },
  );
  const whereOne = (statement: string, role: string) =>
    role === 'owner' || statement.startsWith('TRUNCATE') ? '' : ' WHERE true';
  const isEmpty = async (table: string) =>
    (await market.db.owner.query(`SELECT FROM ${table} LIMIT 1`)).rowCount === 0;

  it.each([
    ['seconds ago', `now() - interval '10 seconds'`, 1_000],
    [
      'a millisecond before the newest one',
      `(SELECT q.at - interval '1 ms' FROM instrument_quote q WHERE q.instrument_id = $1)`,
      1_000,
    ],
    ['ahead of time', `now() + interval '1 minute'`, 1_000],
    ['with an old sequence', 'tarn_now()', 1],
  ])('are not inserted %s, even by the owner', async (_how, at, seq) => {
    await market.quote(bitcoin, '90000.00');
    await expect(
      market.db.owner.query(
        `INSERT INTO quote (instrument_id, price, at, seq) VALUES ($1, 90000, ${at}, $2)`,
        [bitcoin, seq],
      ),
    ).rejects.toMatchObject({ constraint: 'quote_in_time_order' });
  });

  it.each(['app', 'verify'] as const)('are recorded by the feed alone, not by %s', async (role) => {
    await expect(
      recordQuotes(market.db[role], [{ instrumentId: bitcoin, price: '90000.00' }]),
    ).rejects.toMatchObject({ code: role === 'app' ? '42501' : '42883' });
    await expect(
      market.db[role].query(
        `INSERT INTO tarn.quote (instrument_id, price, at, seq) VALUES (1, 1, now(), 1)`,
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('do not come from history: back-filled candles are marked and add no quote', async () => {
    const before = await countOf('quote');
    expect(await backfillHistory(market.ctx, 'a seed')).toBeGreaterThan(15);
    expect(await countOf('quote')).toBe(before);
    const { rows } = await market.db.owner.query<{ instrument: string }>(
      `SELECT DISTINCT i.symbol AS instrument FROM candle c JOIN instrument i
         ON i.id = c.instrument_id WHERE NOT c.backfilled`,
    );
    expect(rows).toEqual([{ instrument: 'BTC/USDT' }]); // the only one with recorded quotes
    const { rows: functions } = await market.db.owner.query<{ name: string }>(
      `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'tarn'::regnamespace
         AND prosrc ~ '\\mcandle\\M' ORDER BY 1`,
    );
    // Nothing that opens or settles an order reads candles.
    expect(functions.map(({ name }) => name)).toEqual([
      ...['backfill_candles', 'candle_holes', 'change_feed', 'record_quotes'],
    ]);
  });

  it('keep history out once they have begun', async () => {
    await market.quote(euro, '1.08420');
    const { rows } = await market.db.app.query<{ n: number }>(
      `SELECT backfill_candles($1, '1m', $2) AS n`,
      [
        euro,
        JSON.stringify([
          { startAt: '2020-01-01T00:00:00Z', open: '1', high: '1', low: '1', close: '1' },
        ]),
      ],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('200 bad ticks', () => {
  const HOUR_MS = 3_600_000;
  const cases = async (): Promise<[fault: string, tick: object][]> => {
    const at = await now();
    const time = (shift: number) => new Date(at + shift).toISOString();
    return [
      ['PRICE_INVALID', { price: '0' }],
      ['PRICE_INVALID', { price: '0.00' }],
      ['PRICE_INVALID', { price: '-90000.00' }],
      ['PRICE_INVALID', { price: 'NaN' }],
      ['PRICE_INVALID', { price: 'Infinity' }],
      ['PRICE_INVALID', { price: '1e5' }],
      ['PRICE_INVALID', { price: '９００００' }],
      ['PRICE_INVALID', { price: '90,000' }],
      ['PRICE_INVALID', { price: null }],
      ['PRICE_INVALID', {}],
      ['PRICE_INVALID', { price: { amount: 1 } }],
      ['PRICE_TOO_FINE', { price: '90000.001' }],
      ['SPIKE', { price: '120000.00' }],
      ['SPIKE', { price: '60000.00' }],
      ['SPIKE', { price: '999999999999' }],
      ['FUTURE', { price: '90001.00', provider_at: time(HOUR_MS) }],
      ['FUTURE', { price: '90001.00', provider_at: 'tomorrow-ish' }],
      ['STALE', { price: '90001.00', provider_at: time(-HOUR_MS) }],
      ['OUT_OF_ORDER', { price: '90001.00', provider_at: time(-2_000) }],
      ['DUPLICATE', { price: '90000.00', provider_at: time(-1_000) }],
      ['UNKNOWN_INSTRUMENT', { price: '1', instrument_id: 424_242 }],
      ['UNKNOWN_INSTRUMENT', { price: '1', instrument_id: "1' OR true" }],
    ];
  };

  it('are each named and kept out, and good ones beside them are recorded', async () => {
    for (let round = 0; round < 10; round += 1) {
      const bad = await cases();
      const anchor = bad.find(([fault]) => fault === 'DUPLICATE')?.[1] as { provider_at: string };
      await market.quote(bitcoin, '90000.00', new Date(anchor.provider_at));
      const before = await countOf('quote');
      const batch = bad.map(([, tick]) => ({ instrument_id: bitcoin, ...tick }));
      const { rows } = await market.db.feed.query<{ fault: string | null; quote_id: string }>(
        'SELECT fault, quote_id FROM record_quotes($1)',
        [JSON.stringify([...batch, { instrument_id: bitcoin, price: '90000.00' }])],
      );
      const faults = rows.flatMap(({ fault }) => fault ?? []);
      expect(faults.sort()).toEqual(bad.map(([fault]) => fault).sort());
      expect(rows.filter(({ fault }) => fault === null)).toHaveLength(1);
      expect(await countOf('quote')).toBe(before + 1);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });

  it('a gap of more than a day lets the price come back wherever it is', async () => {
    const sol = await market.idOf('SOL/USDT');
    await market.quote(sol, '100.000');
    expect(await market.quote(sol, '150.000')).toMatchObject({ fault: 'SPIKE' });
    await moveClock(market.db, 25 * HOUR_MS);
    expect(await market.quote(sol, '150.000')).toMatchObject({ fault: null });
  });

  it('several ticks of one instrument in one batch are recorded in their order', async () => {
    const ticks = ['3000.00', '3000.01', '3000.02'].map((price) => ({ price }));
    const eth = await market.idOf('ETH/USDT');
    await recordQuotes(
      market.db.feed,
      ticks.map(({ price }) => ({ instrumentId: eth, price })),
    );
    const { rows } = await market.db.owner.query<{ price: string; previous_price: string }>(
      'SELECT price, previous_price FROM instrument_quote WHERE instrument_id = $1',
      [eth],
    );
    expect(rows).toEqual([{ price: '3000.02000000', previous_price: '3000.01000000' }]);
  });
});

describe('candles', () => {
  it('equal what the recorded quotes say, in every interval', async () => {
    const xrp = await market.idOf('XRP/USDT');
    await market.db.owner.query('DELETE FROM candle WHERE instrument_id = $1', [xrp]);
    for (let step = 0; step < 60; step += 1) {
      await market.quote(xrp, `2.${String(1_000 + ((step * 37) % 90))}`);
      await moveClock(market.db, (step % 7) * 45_000);
    }
    const { rows } = await market.db.owner.query(
      `WITH told AS (
         SELECT DISTINCT w.name, candle_start(q.at, w.width) AS start_at,
           first_value(price) OVER b AS open, max(price) OVER b AS high,
           min(price) OVER b AS low, last_value(price) OVER b AS close
         FROM quote q, candle_intervals() w WHERE q.instrument_id = $1
         WINDOW b AS (PARTITION BY w.name, candle_start(q.at, w.width) ORDER BY q.at, q.seq
           ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING))
       SELECT * FROM told FULL JOIN (
         SELECT interval AS name, start_at, open, high, low, close FROM candle
         WHERE instrument_id = $1) kept USING (name, start_at, open, high, low, close)
       WHERE told IS NULL OR kept IS NULL`,
      [xrp],
    );
    expect(rows).toEqual([]);
  });
});

describe('P2: the quote lock', () => {
  it('makes readers wait for a recorder that is under way, and recorders for readers', async () => {
    const recorder = await market.db.owner.connect();
    const reader = await market.db.owner.connect();
    const order: string[] = [];
    try {
      await recorder.query('BEGIN');
      await recorder.query('SELECT record_quotes($1)', [
        JSON.stringify([{ instrument_id: bitcoin, price: '90000.00' }]),
      ]);
      await reader.query('BEGIN');
      const waiting = reader
        .query('SELECT quote_lock_shared($1)', [bitcoin])
        .then(() => order.push('read'));
      await new Promise((resolve) => setTimeout(resolve, 150));
      order.push('recorded');
      await recorder.query('COMMIT');
      await waiting;
      const later = market.quote(bitcoin, '90000.01').then(() => order.push('recorded again'));
      await new Promise((resolve) => setTimeout(resolve, 150));
      order.push('read done');
      await reader.query('COMMIT');
      await later;
    } finally {
      recorder.release(true);
      reader.release(true);
    }
    expect(order).toEqual(['recorded', 'read', 'read done', 'recorded again']);
  });

  it('stamps a quote later than any order that was open when it arrived', async () => {
    const reader = await market.db.owner.connect();
    try {
      for (let round = 0; round < 20; round += 1) {
        await reader.query('BEGIN');
        await reader.query('SELECT quote_lock_shared($1)', [bitcoin]);
        const coming = market.quote(bitcoin, '90000.01');
        await new Promise((resolve) => setTimeout(resolve, 5));
        const { rows } = await reader.query<{ now: Date }>('SELECT tarn_now() AS now');
        await reader.query('COMMIT');
        const { at } = await coming;
        expect(at?.getTime()).toBeGreaterThan(rows[0]?.now.getTime() ?? Infinity);
      }
    } finally {
      reader.release();
    }
  });
});
