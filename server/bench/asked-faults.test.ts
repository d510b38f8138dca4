import type { ServerResponse } from 'node:http';
import { usd } from '../../schema/money';
import { prove } from '../modules/ledger';
import { extendOpenPeriods } from '../modules/market';
import { runFeed, type RunningFeed } from '../modules/market/feeds/run-feed';
import { TwelveDataFeed } from '../modules/market/feeds/twelvedata';
import { walkedOutcomes } from '../testing/proof/walked';
import { placeOrder, settleDueOrders } from '../modules/trading';
import { openProvider, type Provider } from '../testing/provider/provider';
import { answerFaults, quoted, quoteFaults, type GoodQuote } from '../testing/provider/quotes';
import { refusalOf } from '../testing/recharges';
import { withWorld } from '../testing/suite';
import { aUserWith } from '../testing/world';
import { verifyOf } from './rig/database';
import { recompute } from './rig/recompute';

/** Each says something wrong of every symbol, for which a feed of trades would need as many words as there are symbols. */
const FAULTS_MIN = 200;
const ROUNDS = 5;
const SECONDS = 3;
const STALE_AFTER_MS = 2_000;
const STAKE = 1_000n;

type Answer = (symbols: readonly string[], response: ServerResponse) => unknown;

/** People trade on a feed that asks, and whose provider answers two hundred wrong things, late, in part and not at all. */
describe('contracts on a feed that asks and is answered wrongly', () => {
  const world = withWorld();
  const verify = verifyOf(() => world.sql.urls.verify);
  let provider: Provider;
  let feed: TwelveDataFeed;
  let running: RunningFeed;
  const symbols: string[] = [];
  const ids = new Map<string, string>();
  const good = new Map<string, GoodQuote>();
  const said = new Set<string>();
  const told: string[] = [];
  /** What the next questions are answered with; then what was last right, once more. */
  const coming: Answer[] = [];
  let asked = 0;
  let faults = 0;

  beforeAll(async () => {
    provider = await openProvider();
    await extendOpenPeriods(world.visitor);
    const { rows } = await world.sql.owner.query<{ id: string; symbol: string; name: string }>(
      `UPDATE instrument i SET feed = 'twelvedata', provider_symbol = 'S' || i.id, poll_ms = 1000,
         calendar_id = (SELECT c.id FROM trading_calendar c WHERE c.code = 'crypto'),
         stale_after_ms = CASE i.id % 3 WHEN 0 THEN $1 ELSE 60000 END
       WHERE i.listed RETURNING i.id, i.symbol, i.provider_symbol AS name`,
      [STALE_AFTER_MS],
    );
    await world.sql.owner.query(
      'UPDATE terms SET duration_seconds = $1 WHERE duration_seconds = 30',
      [SECONDS],
    );
    for (const { id, symbol, name } of rows) {
      symbols.push(name);
      ids.set(name, id);
      good.set(name, { price: 1_000 + symbols.length, at: 0 });
      said.add(`${symbol} ${String(1_000 + symbols.length)}`);
      for (let n = 1; n <= ROUNDS; n += 1)
        said.add(`${symbol} ${String(1_000 + symbols.length + n)}`);
    }
    provider.answers.set('/quote', (url, response) => {
      asked += 1;
      const answer = coming.shift() ?? right;
      return answer(url.searchParams.get('symbol')?.split(',') ?? [], response);
    });
    feed = new TwelveDataFeed({
      ...{ outgoing: provider.outgoing, at: provider.at.rest, key: 'the-key-of-the-test' },
    });
    // It asks once a second all the same.
    Object.assign(feed, { beatsPerSecond: 20 });
    running = runFeed({
      ...{ url: world.sql.urls.feed, feeds: [feed] },
      onRecorded: () => Promise.resolve(),
    });
  });
  afterAll(async () => {
    await running.stop();
    await provider.close();
  });

  const of = (symbol: string): GoodQuote => good.get(symbol) ?? { price: NaN, at: NaN };

  const right: Answer = (names) =>
    Object.fromEntries(
      names.map((name) => [name, quoted(String(of(name).price), of(name).at)] as const),
    );

  /** All prices as they are, or a dollar higher, of this moment. */
  const moved =
    (by: number): Answer =>
    (names, response) => {
      const at = Math.floor(Date.now() / 1_000);
      for (const name of names) good.set(name, { price: of(name).price + by, at });
      return right(names, response);
    };

  const wrong: Answer = (names) =>
    Object.fromEntries(
      names.map((name) => {
        const fault = quoteFaults[faults % quoteFaults.length];
        faults += 1;
        return [name, fault?.(of(name))] as const;
      }),
    );

  /** Wrong as a whole, with prices in it that must not become quotes. */
  const broken =
    (n: number): Answer =>
    (names, response) => {
      const at = Math.floor(Date.now() / 1_000);
      const others = names.map(
        (name) => [name, quoted(`${String(of(name).price)}.7`, at)] as const,
      );
      answerFaults[n % answerFaults.length]?.(response, JSON.stringify(Object.fromEntries(others)));
    };

  /** Kept so long on its way that its prices are over. */
  const late: Answer = (names, response) => {
    const at = Math.floor(Date.now() / 1_000) - 3_600;
    const old = names.map((name) => [name, quoted(`${String(of(name).price)}.6`, at)] as const);
    setTimeout(() => response.end(JSON.stringify(Object.fromEntries(old))), 1_500);
  };

  const until = async (met: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await met())) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  /** So many answers are still to be given. */
  const left = (count: number) => until(() => coming.length <= count);

  /** What was answered is recorded before the second question after it. */
  const recorded = async (): Promise<void> => {
    await left(0);
    const last = asked;
    await until(() => asked >= last + 2);
  };

  const quotes = async () => {
    const { rows } = await world.sql.verify.query<{ said: string }>(
      `SELECT DISTINCT instrument || ' ' || trim_scale(price)::text AS said FROM verify.quote`,
    );
    return rows.map((row) => row.said);
  };

  it('P7: no fault becomes a quote, and each symbol goes on with what is right', async () => {
    coming.push(moved(0));
    await recorded();
    expect((await quotes()).length).toBe(symbols.length);
    const people = await Promise.all([1, 2, 3, 4].map(() => aUserWith(world, '5000.00')));
    const answers: string[] = [];
    const open = async (round: number) => {
      const tries = symbols.flatMap((name, n) => {
        const ctx = people[n % people.length]?.ctx ?? world.visitor;
        const ask = { amount: usd(STAKE), multiple: 1, durationSeconds: SECONDS };
        const key = `asked-${String(round)}-${name}`;
        const direction = (n + round) % 2 === 0 ? 'UP' : 'DOWN';
        const where = { instrumentId: ids.get(name) ?? '', idempotencyKey: key } as const;
        return refusalOf(
          placeOrder(ctx, { ...ask, ...where, direction }).then(({ order }) => told.push(order.id)),
        );
      });
      answers.push(...(await Promise.all(tries)));
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await open(2 * round);
      coming.push(moved(1), wrong, wrong, broken(2 * round), broken(2 * round + 1));
      // At the price that it moved to, which stands until the next round.
      await left(3);
      await open(2 * round + 1);
      await left(0);
      await settleDueOrders(world.visitor);
    }
    coming.push(wrong, late);
    await recorded();
    expect(faults).toBeGreaterThanOrEqual(FAULTS_MIN);
    // One whose quotes are good for two seconds alone is stale meanwhile.
    expect([...new Set(answers)].filter((code) => code !== 'OK' && code !== 'QUOTE_STALE')).toEqual(
      [],
    );
    expect(feed.state()).toMatchObject({ state: 'LIVE', fault: null });
    expect(feed.state().cuts).toBeGreaterThanOrEqual(ROUNDS);
    expect((await quotes()).sort()).toEqual([...said].sort());
  }, 120_000);

  it('P2: each comes to what the recorded quotes say, counted by two hands', async () => {
    await until(async () => {
      await settleDueOrders(world.visitor);
      const { settled } = await recompute(verify);
      return settled === told.length;
    });
    const { byOutcome } = await recompute(verify);
    for (const outcome of ['WIN', 'LOSS', 'DRAW', 'VOID'])
      expect(byOutcome[outcome] ?? 0).toBeGreaterThan(3);
    const walked = await walkedOutcomes(world.sql.verify);
    expect(walked).toEqual({ contracts: told.length, wrong: [] });
  });

  it('M3: the books prove, and hold each contract that was acknowledged once and no other', async () => {
    expect(await prove(world.sql.verify)).toBeNull();
    const { rows } = await world.sql.verify.query<{ id: string }>(
      'SELECT id FROM verify.orders ORDER BY id',
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([...told].sort());
  });
});
