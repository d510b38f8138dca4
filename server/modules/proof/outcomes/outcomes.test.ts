import { dice } from '../../../testing/dice';
import { withContracts, withProcesses } from '../../../testing/people/contracts';
import { sealAll, withSealed } from '../../../testing/people/sealed';
import { withWorld } from '../../../testing/suite';
import { advance, aUserWith, quote } from '../../../testing/world';
import { settleDueOrders } from '../../trading';
import { sealBlock } from '../seal-block';
import { countOutcomes } from './count-outcomes';
import { outcomeTotals } from './outcome-totals';

const world = withWorld();
const { afterTampering, prove } = withSealed(world);
const servers = withProcesses(world);
const { open } = withContracts(world);

const on = (n: number) => ({ ...world.visitor, db: servers[n % servers.length] ?? world.db });

/** Added up order by order, by somebody who knows nothing of blocks. */
const SUMMED = `
  SELECT instrument_id AS "instrumentId", duration_seconds AS "durationSeconds", count(*)::int AS count,
    count(*) FILTER (WHERE outcome = 'WIN')::int AS won, count(*) FILTER (WHERE outcome = 'LOSS')::int AS lost,
    count(*) FILTER (WHERE outcome = 'DRAW')::int AS drawn, count(*) FILTER (WHERE outcome = 'VOID')::int AS void,
    sum(stake)::bigint AS stakes, sum(paid)::bigint AS paid
  FROM verify.orders WHERE outcome IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`;

interface Figures {
  readonly count: number;
  readonly drawn: number;
  readonly void: number;
  readonly stakes: string;
  readonly paid: string;
}

const summed = async () => (await world.sql.verify.query<Figures>(SUMMED)).rows;

/** What is published once everything is sealed and counted. */
async function published() {
  await sealAll(world);
  await countOutcomes(world.visitor);
  // Read through a connection that has not read it yet, or not within the last two seconds.
  for (;;) {
    const { block, totals } = await outcomeTotals(world.visitor);
    const { rows } = await world.sql.app.query<{ newest: number }>(
      'SELECT max(number)::int AS newest FROM proof_block',
    );
    if (block === rows[0]?.newest) {
      return totals.map(({ stakes, paid, ...same }) => ({
        ...same,
        stakes: String(stakes.minor),
        paid: String(paid.minor),
      }));
    }
  }
}

it('H1: before the first block is counted nothing is published, and then all that was settled', async () => {
  const fresh = await outcomeTotals(on(0));
  expect(fresh).toEqual({ block: null, at: null, totals: [] });
  expect(await published()).toEqual(await summed());
});

it('H1: the totals are the sum of all orders, with settlers, sealers and counters on many connections', async () => {
  const { below, pick } = dice(1765);
  await quote(world, '101.00');
  const people = await Promise.all(Array.from({ length: 6 }, () => aUserWith(world, '5000.00')));
  for (let round = 0; round < 3; round += 1) {
    for (const person of people) {
      await open(person, 1_000 + below(4_000), {
        direction: pick(['UP', 'DOWN']),
        durationSeconds: pick([30, 60]),
      });
    }
    await advance(world, 28);
    // In the last round no quote comes: what expires over a minute is void, over half a minute drawn.
    if (round < 2) await quote(world, pick(['100.90', '101.00', '101.10']));
    await advance(world, 35);
    const settling = servers.map((_, n) => settleDueOrders(on(n), 2));
    await Promise.all([
      ...settling,
      ...[0, 1].map((n) => sealBlock(on(n), { idleMs: 0 })),
      ...[2, 3, 4].map((n) => countOutcomes(on(n), undefined, 1)),
    ]);
    await quote(world, '101.00');
    while ((await settleDueOrders(world.visitor)) > 0);
  }
  expect(await published()).toEqual(await summed());
  const all = await summed();
  expect(all.length).toBeGreaterThanOrEqual(2);
  const sum = (of: (one: Figures) => number) => all.reduce((total, one) => total + of(one), 0);
  expect(sum(({ count }) => count)).toBe(4 + 18);
  expect(sum((one) => one.void)).toBeGreaterThan(0);
  expect(sum((one) => one.drawn)).toBeGreaterThan(0);
  expect(await prove()).toBeNull();
});

const CHECK = 'the published outcomes are those of all contracts that were settled in a block';

it.each([
  ['a win more', 'UPDATE outcome_total SET won = won + 1 WHERE duration_seconds = 60', '60 s'],
  [
    'void ones left out',
    'UPDATE outcome_total SET void = 0 WHERE void > 0',
    'outcomes of BTC/USDT over',
  ],
  [
    'a cent less that was paid',
    'UPDATE outcome_total SET paid = paid - 1 WHERE duration_seconds = 30',
    '30 s',
  ],
  ['a line taken away', 'DELETE FROM outcome_total WHERE duration_seconds = 30', '30 s'],
  ['a block counted that was not', 'UPDATE outcome_counted SET block = 2', 'outcomes of BTC/USDT'],
])('O5: as superuser %s: the verifier names it', async (_, change, subject) => {
  const faults = await afterTampering(change);
  expect(faults.find(({ check }) => check === CHECK)?.subject).toContain(subject);
  expect(await prove()).toBeNull();
});

it.each([
  'UPDATE outcome_total SET won = won - 1 WHERE won > 0',
  'UPDATE outcome_counted SET block = 1',
  'DELETE FROM outcome_total',
  'DELETE FROM outcome_counted',
  'TRUNCATE outcome_total',
])('O5: not even their owner may %s', async (change) => {
  await expect(world.sql.owner.query(change)).rejects.toThrow(/never allowed/);
  await expect(world.sql.app.query(change)).rejects.toThrow(/permission denied/);
});
