import { sealBlocks } from '../../../modules/proof';
import { pick } from '../../rig/load';
import { openBenchServer, type BenchServer } from '../bench-server';
import { compare, inParallel, type Side } from '../compare';
import { makeDueOrders } from '../due-orders';
import { figure, unmeasured, type Figure, type Goal } from '../figure';
import { asker, someoneOnDuty } from '../opening';
import { counted, placeScript, setScript } from '../placing';
import { driveHttp, httpPost } from '../raw-http';
import { never } from '../sealing';
import { settleAll, settlingOf } from '../settling';
import { CONTRACTS, fillHistory } from './fill-history';

const PAST = `${CONTRACTS.toLocaleString('en')} settled contracts and ${(5 * CONTRACTS).toLocaleString('en')} postings`;

const goal = (row: number, what: string): Goal => ({
  ...{ row, what: `${what} beside ${PAST} : without`, limitSeen: '' },
  ...{ bar: 0.8, stretch: 0.95 },
});

const SET = 8;
const BATCH = 1_000;
const DUE = 2 * BATCH;
const CONNECTIONS = 4;
const WARM_UP_MS = 6_000;
const LISTS = `query Lists { orders(first: 20) { edges { cursor node { id number state outcome } } }
  statement(first: 20) { edges { cursor node { id at purse } } } }`;

interface Aim {
  readonly goal: Goal;
  /** Null where it cannot be measured. */
  readonly side: (bench: BenchServer) => Promise<Side> | Side | null;
}

const placedInSets = (bench: BenchServer): Side | null => {
  const script = bench.pgbench?.script('beside-8', setScript(bench, SET), bench.addresses.app);
  return script ? counted(script, SET) : null;
};

const placedSingly = (bench: BenchServer): Side | null =>
  bench.pgbench?.script('beside-1', placeScript(bench), bench.addresses.app) ?? null;

const settled = (bench: BenchServer): Side => ({
  async run(ms) {
    await settleAll(bench);
    await makeDueOrders(bench, DUE);
    return settlingOf(bench, { orders: DUE, batch: BATCH }).run(ms);
  },
});

/** What opened the contracts that are due, in blocks. */
const sealed = (bench: BenchServer): Side => ({
  async run() {
    await settleAll(bench);
    await sealBlocks(bench.ctx, never);
    await makeDueOrders(bench, DUE);
    const began = performance.now();
    await sealBlocks(bench.ctx, never);
    return { ops: DUE, ms: performance.now() - began };
  },
});

/** The first pages of own contracts and of the statement, of one person after another. */
const listed = (bench: BenchServer): Promise<Side> => {
  let nth = 0;
  const next = () => {
    nth += 1;
    const headers = { 'content-type': 'application/json', token: pick(bench.people.tokens, nth) };
    return httpPost('/graphql', headers, JSON.stringify({ query: LISTS }));
  };
  const isGood = (answer: string) => answer.includes('"statement"') && !answer.includes('"errors"');
  return driveHttp({ port: bench.server.port, connections: CONNECTIONS }, next, isGood);
};

const overviewed = async (bench: BenchServer): Promise<Side> => {
  const ask = asker(bench, await someoneOnDuty(bench));
  return inParallel(1, async () => void (await ask('Dashboard')));
};

const AIMS: readonly Aim[] = [
  { goal: goal(43, 'orders placed in sets of 8, 8 clients of pgbench,'), side: placedInSets },
  { goal: goal(44, 'one order a call, 8 clients of pgbench,'), side: placedSingly },
  { goal: goal(45, 'settling in batches of 1,000'), side: settled },
  { goal: goal(46, 'sealing 2,000 movements'), side: sealed },
  { goal: goal(47, 'the first pages of own contracts and statement (GraphQL)'), side: listed },
  { goal: goal(48, 'the dashboard of the console'), side: overviewed },
];

async function measured({ goal: aim, side }: Aim, full: BenchServer, empty: BenchServer) {
  const [ours, limit] = [await side(full), await side(empty)];
  if (!ours || !limit) return unmeasured(aim, 'no pgbench');
  // Right after a fill nothing of the tables is in the database's own memory.
  for (const one of [ours, limit]) await one.run(WARM_UP_MS);
  const found = await compare(ours, limit, full.pace());
  const rates = `${found.oursPerSecond.toFixed(0)}/s : ${found.limitPerSecond.toFixed(0)}/s`;
  return figure(aim, found.ratio, rates);
}

/** Two servers of its own, one with a past: what people and staff do costs the same on both. */
export async function besideHistory(): Promise<Figure[]> {
  const empty = await openBenchServer();
  const full = await openBenchServer();
  try {
    await fillHistory(full);
    const figures: Figure[] = [];
    for (const aim of AIMS) figures.push(await measured(aim, full, empty));
    return figures;
  } finally {
    await full.close();
    await empty.close();
  }
}
