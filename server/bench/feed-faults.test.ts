import { usd } from '../../schema/money';
import type { Direction } from '../../schema/states';
import { prove } from '../modules/ledger';
import { extendOpenPeriods } from '../modules/market';
import { binanceFeed } from '../modules/market/feeds/binance';
import { runFeed, type RunningFeed } from '../modules/market/feeds/run-feed';
import { walkedOutcomes } from '../testing/proof/walked';
import { placeOrder, settleDueOrders } from '../modules/trading';
import { openProvider, type Provider } from '../testing/provider/provider';
import { quickened, sayFaults, trade } from '../testing/provider/trades';
import { refusalOf } from '../testing/recharges';
import { withWorld } from '../testing/suite';
import { aUserWith, instrumentId, type Person } from '../testing/world';
import { byTheTape } from './replay/contracts';

const ROUNDS = 40;
/** So few that a round ends before its contracts do. */
const FAULTS_A_ROUND = 5;
const STALE_AFTER_MS = 1_000;
const SECONDS = 1;
const STAKE = 1_000n;

interface Row {
  readonly id: string;
  readonly direction: Direction;
  readonly payout: number;
  readonly opened: string;
  readonly outcome: string;
  readonly paid: string;
  readonly stale: number;
}

/** People trade on a feed whose provider says two hundred wrong things, is cut off and falls silent. */
describe('contracts on a feed that has faults', () => {
  const world = withWorld();
  let provider: Provider;
  let feed: ReturnType<typeof quickened>;
  let running: RunningFeed;
  let bitcoin: string;
  const said = new Set<string>();
  const told: string[] = [];

  beforeAll(async () => {
    provider = await openProvider();
    provider.answers.set('/api/v3/time', () => ({ serverTime: Date.now() }));
    feed = quickened(
      binanceFeed({
        ...{ outgoing: provider.outgoing, at: provider.at },
        pace: { silenceMs: 3_000, firstPauseMs: 20 },
      }),
    );
    await extendOpenPeriods(world.visitor);
    bitcoin = await instrumentId(world, 'BTC/USDT');
    await world.sql.owner.query(
      `UPDATE instrument SET feed = 'binance', provider_symbol = 'BTCUSDT', poll_ms = 0 WHERE id = $1`,
      [bitcoin],
    );
    await staleAfter(60_000);
    await world.sql.owner.query(
      'UPDATE terms SET duration_seconds = $2 WHERE instrument_id = $1 AND duration_seconds = 30',
      [bitcoin, SECONDS],
    );
    running = runFeed({
      ...{ url: world.sql.urls.feed, feeds: [feed] },
      onRecorded: () => Promise.resolve(),
    });
  });
  afterAll(async () => {
    await running.stop();
    await provider.close();
  });

  const staleAfter = (ms: number) =>
    world.sql.owner.query('UPDATE instrument SET stale_after_ms = $2 WHERE id = $1', [bitcoin, ms]);

  const live = () => until(() => feed.state().state === 'LIVE');

  const newest = async () => {
    const { rows } = await world.sql.verify.query<{ price: string; told: Date; old: boolean }>(
      `SELECT trim_scale(price)::text AS price, provider_at AS told, now() - at > make_interval(secs => $1::float8 / 1000) AS old
       FROM verify.quote WHERE instrument = 'BTC/USDT' ORDER BY at DESC, seq DESC LIMIT 1`,
      [STALE_AFTER_MS],
    );
    return rows[0];
  };

  const good = async () => {
    const last = await newest();
    return { price: last?.price ?? '', T: last?.told.getTime() ?? NaN };
  };

  const until = async (met: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await met())) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  const isQuoted = async (price: string): Promise<void> => {
    said.add(price);
    await until(async () => {
      provider.say(trade('BTCUSDT', price));
      return (await newest())?.price === price;
    });
  };

  const open = async ({ ctx }: Person, key: string, direction: Direction): Promise<void> => {
    const ask = { direction, amount: usd(STAKE), multiple: 1, durationSeconds: SECONDS };
    const where = { instrumentId: bitcoin, idempotencyKey: key };
    const { order } = await placeOrder(ctx, { ...ask, ...where });
    told.push(order.id);
  };

  const settled = async (): Promise<Row[]> => {
    const { rows } = await world.sql.verify.query<Row>(
      `SELECT o.id, o.direction, o.payout_bp AS payout, o.opened_at::text AS opened, o.outcome, o.paid,
         o.stale_after_ms AS stale
       FROM verify.orders o ORDER BY o.id`,
    );
    return rows;
  };

  it('P7: no fault becomes a quote, and who has the money for three of ten at once opens three', async () => {
    await live();
    await isQuoted('91000.5');
    const poor = await aUserWith(world, '30.30');
    const tries = Array.from({ length: 10 }, (_, n) =>
      refusalOf(open(poor, `affordable-${String(n)}`, 'UP')),
    );
    await sayFaults(provider, feed, { count: 10, good: await good() });
    expect((await Promise.all(tries)).sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'BALANCE_TOO_LOW'),
      ...Array.from({ length: 3 }, () => 'OK'),
    ]);
    expect(told).toHaveLength(3);
  });

  it('P7: nor does one while quotes are good for a second, the line is cut and nothing is said', async () => {
    await staleAfter(STALE_AFTER_MS);
    const people = await Promise.all([1, 2, 3, 4].map(() => aUserWith(world, '1000.00')));
    const answers: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Every third time it stands where it stood.
      await isQuoted(`910${String(10 + round - (round % 3 === 2 ? 1 : 0))}.5`);
      const tries = people.map((one, n) =>
        refusalOf(open(one, `faults-${String(round)}`, n % 2 === 0 ? 'UP' : 'DOWN')),
      );
      await sayFaults(provider, feed, {
        ...{ count: FAULTS_A_ROUND, first: round * FAULTS_A_ROUND, good: await good() },
      });
      answers.push(...(await Promise.all(tries)));
      if (round % 4 === 1) {
        provider.cut();
        await live();
      }
      // Without a word for longer than its quotes are good for.
      if (round % 10 === 3) await until(async () => (await newest())?.old === true);
      await settleDueOrders(world.visitor);
    }
    // A slow machine may be a second late: nothing is opened then.
    expect([...new Set(answers)].filter((code) => code !== 'OK' && code !== 'QUOTE_STALE')).toEqual(
      [],
    );
    expect(told.length).toBeGreaterThan(2 * ROUNDS);
    expect(feed.state().cuts).toBeGreaterThan(ROUNDS / 5);
    const { rows } = await world.sql.verify.query<{ price: string }>(
      `SELECT DISTINCT trim_scale(price)::text AS price FROM verify.quote q
       JOIN verify.orders o ON o.instrument = q.instrument`,
    );
    expect(rows.map(({ price }) => price).filter((price) => !said.has(price))).toEqual([]);
  });

  it('P2: each comes to what the recorded quotes say, counted by two hands', async () => {
    await until(async () => {
      await settleDueOrders(world.visitor);
      return (await settled()).every(({ outcome }) => outcome);
    });
    const { rows: quotes } = await world.sql.verify.query<{ at: Date; price: string }>(
      "SELECT at, price FROM verify.quote WHERE instrument = 'BTC/USDT' ORDER BY at, seq",
    );
    const tape = quotes.map(({ at, price }) => ({ timeMs: at.getTime(), price, amount: '0' }));
    const all = await settled();
    const wrong = all.filter(({ direction, opened, payout, stale, ...row }) => {
      const plan = { openedMs: Date.parse(opened), seconds: SECONDS, direction, stake: STAKE };
      const expected = byTheTape(tape, plan, payout, stale);
      return !expected.startsWith(`${row.outcome}, paid ${row.paid}, `);
    });
    expect(wrong).toEqual([]);
    for (const outcome of ['WIN', 'LOSS', 'VOID'])
      expect(all.filter((row) => row.outcome === outcome).length).toBeGreaterThan(3);
    const walked = await walkedOutcomes(world.sql.verify);
    expect(walked).toEqual({ contracts: told.length, wrong: [] });
  });

  it('M3: the books prove, and hold each contract that was acknowledged once and no other', async () => {
    expect(await prove(world.sql.verify)).toBeNull();
    const { rows } = await world.sql.verify.query<{ id: string; times: string }>(
      `SELECT substr(key, 12) AS id, count(DISTINCT transaction_id) AS times FROM verify.posting
       WHERE key LIKE 'order.open:%' GROUP BY key`,
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([...told].sort());
    expect(new Set(rows.map(({ times }) => times))).toEqual(new Set(['1']));
    expect((await settled()).map(({ id }) => id).sort()).toEqual([...told].sort());
  });
});
