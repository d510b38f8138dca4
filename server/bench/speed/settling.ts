import { setTimeout as pause } from 'node:timers/promises';
import { settleAllDueOrders } from '../../modules/trading';
import { compare, median, type Side } from './compare';
import { makeDueOrders } from './due-orders';
import { bothSides, figure, unmeasured, type Figure, type Goal } from './figure';
import { placingP99 } from './placing-p99';
import type { BenchServer } from './bench-server';

const BATCHES: Goal = {
  row: 7,
  what: 'settling due orders in batches of 1,000 : one order per transaction',
  limitSeen: '11.6',
  bar: 8,
  stretch: 11,
};
const BURST: Goal = {
  row: 8,
  what: '10,000 orders due in the same second, time to settle all : 10,000 TPC-B at 8 clients',
  limitSeen: '0.3',
  bar: 0.45,
  stretch: 0.25,
  falling: true,
};

const WHILE: Goal = {
  row: 9,
  what: 'p99 of placing while 10,000 settle : without',
  limitSeen: '',
  bar: 2,
  stretch: 1.5,
  falling: true,
};

export const BATCH = 1_000;
export const BATCHED = 4_000;
const SINGLY = 300;
export const BURST_ORDERS = 10_000;
const ROUNDS = 5;

export async function settling(bench: BenchServer): Promise<Figure[]> {
  await quotesOldEnough(bench);
  await settleAll(bench);
  const batches: Figure[] = await inBatches(bench);
  return [...batches, await burst(bench), await placingBeside(bench)];
}

async function inBatches(bench: BenchServer): Promise<Figure[]> {
  const pace = bench.pace();
  await makeDueOrders(bench, (BATCHED + SINGLY) * (pace.rounds + 1));
  const found = await compare(
    settlingOf(bench, { orders: BATCHED, batch: BATCH }),
    settlingOf(bench, { orders: SINGLY, batch: 1 }),
    pace,
  );
  return [figure(BATCHES, found.ratio, bothSides(found))];
}

/** A number of orders and not a time: both sides take from the same heap. */
export const settlingOf = (
  { ctx }: BenchServer,
  { orders, batch }: { readonly orders: number; readonly batch: number },
): Side => ({
  async run() {
    const began = performance.now();
    for (let ops = 0; ops < orders; ops += batch) {
      const rows = await ctx.db.query<unknown[]>('SELECT * FROM settle_due_orders($1)', [batch]);
      if (rows.length !== batch)
        throw new Error(`${String(rows.length)} were due, not ${String(batch)}`);
    }
    return { ops: orders, ms: performance.now() - began };
  },
});

async function burst(bench: BenchServer): Promise<Figure> {
  if (!bench.pgbench) return unmeasured(BURST, 'no pgbench');
  await settleAll(bench);
  const rounds: { readonly ours: number; readonly limit: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await makeDueOrders(bench, BURST_ORDERS);
    const began = performance.now();
    await settleAll(bench);
    const ours = performance.now() - began;
    rounds.push({ ours, limit: await bench.pgbench.tpcbMs(BURST_ORDERS) });
  }
  const ratio = median(rounds.map(({ ours, limit }) => ours / limit));
  const [ours, limit] = [
    median(rounds.map((one) => one.ours)),
    median(rounds.map((one) => one.limit)),
  ];
  return figure(BURST, ratio, `${(ours / 1_000).toFixed(2)} s : ${(limit / 1_000).toFixed(2)} s`);
}

/** So long that ten thousand are not settled before it is over. */
const SLICE_MS = 1_000;

async function placingBeside(bench: BenchServer): Promise<Figure> {
  const rounds: { readonly calm: number; readonly busy: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const calm = await placingP99(bench, SLICE_MS);
    await makeDueOrders(bench, BURST_ORDERS);
    const settling = { over: false };
    const settled = settleAll(bench).finally(() => (settling.over = true));
    const busy = await placingP99(bench, SLICE_MS);
    if (settling.over) throw new Error('all was settled before the slice was over');
    await settled;
    rounds.push({ calm, busy });
  }
  const [calm, busy] = [median(rounds.map((at) => at.calm)), median(rounds.map((at) => at.busy))];
  const ratio = median(rounds.map((at) => at.busy / at.calm));
  return figure(WHILE, ratio, `${busy.toFixed(1)} ms : ${calm.toFixed(1)} ms`);
}

/** As the job does it. */
export const settleAll = ({ ctx }: BenchServer): Promise<void> => settleAllDueOrders(ctx);

/** The orders made here open at a quote half a minute old. */
export async function quotesOldEnough({ ctx, instruments }: BenchServer): Promise<void> {
  for (;;) {
    const [row] = await ctx.db.query<{ old: boolean }[]>(
      `SELECT min(at) < tarn_now() - interval '32 seconds' AS old FROM quote WHERE instrument_id = $1`,
      [instruments[0]],
    );
    if (row?.old) return;
    await pause(1_000);
  }
}
