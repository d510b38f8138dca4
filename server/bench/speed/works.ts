import type { BenchServer } from './bench-server';
import { compare, precisely, type Pace, type Side } from './compare';
import { makeDueOrders } from './due-orders';
import { bothSides, figure, type Figure, type Goal } from './figure';
import type { People } from './people';
import { counted, placeScript, POOL, setScript, throughDomain } from './placing';
import { BATCH, BATCHED, BURST_ORDERS, settleAll, settlingOf } from './settling';
import { overHttp, requestsOf } from './ways-in';

/** What one of rows 1 to 8 of QUALITY 1 measures, done by certain people alone. */
export interface Work {
  readonly what: string;
  readonly side: Side;
}

/** Those of whom lists are read: so many, and so many contracts of each. */
const LISTED = 100;
const CONTRACTS = 60;

/**
 * The works of rows 1 to 8, those of pgbench only where there is one. What is due is settled first: what is placed
 * falls due five minutes later.
 */
export async function worksOf(every: BenchServer, of: People): Promise<readonly Work[]> {
  const people = { ...of, tokens: of.tokens.slice(0, LISTED) };
  const bench = { ...every, people };
  await makeDueOrders({ ...bench, people: { ...people, count: LISTED } }, LISTED * CONTRACTS);
  await settleAll(bench);
  const next = requestsOf(bench);
  return [
    { what: 'settling in batches of 1,000', side: settledInBatches(bench) },
    { what: '10,000 due in the same second', side: due(bench, BURST_ORDERS, atOnce(bench)) },
    ...scripted(bench),
    { what: 'orders through the domain function, pool of 10', side: throughDomain(bench, POOL) },
    {
      what: 'orders through GraphQL',
      side: overHttp(bench, next.graphql, /"order":\{"id/),
    },
    { what: 'orders through the legacy paths', side: overHttp(bench, next.legacy, /"code":1/) },
    {
      what: 'GraphQL list of 50 orders',
      side: overHttp(bench, next.list, /"hasNextPage":true/),
    },
  ];
}

function scripted(bench: BenchServer): Work[] {
  const { pgbench, addresses, people, instruments } = bench;
  if (!pgbench) return [];
  const script = (name: string, text: string, clients?: number) =>
    pgbench.script(`${name}-${String(people.firstId)}`, text, addresses.app, clients);
  const setsOf = (size: number, clients?: number) =>
    counted(script(`sets-${String(size)}`, setScript(bench, size), clients), size);
  const single = { people, instruments: instruments.slice(0, 1) };
  return [
    { what: 'orders in sets of 8', side: setsOf(8) },
    { what: 'orders in sets of 32, 2 clients', side: setsOf(32, 2) },
    { what: 'one order a call', side: script('one', placeScript(bench)) },
    { what: 'every order on one instrument', side: script('single', placeScript(single)) },
  ];
}

/** Orders of these people alone, made before the clock runs, and nothing else that is due. */
const due = (bench: BenchServer, orders: number, settle: Side): Side => ({
  async run(ms) {
    await settleAll(bench);
    await makeDueOrders(bench, orders);
    return settle.run(ms);
  },
});

export const settledInBatches = (bench: BenchServer): Side =>
  due(bench, BATCHED, settlingOf(bench, { orders: BATCHED, batch: BATCH }));

const atOnce = (bench: BenchServer): Side => ({
  async run() {
    const began = performance.now();
    await settleAll(bench);
    return { ops: BURST_ORDERS, ms: performance.now() - began };
  },
});

/** Each work as one side does it beside the other side, which has the same works in the same order. */
export async function compareWorks(
  [ours, limit]: readonly [readonly Work[], readonly Work[]],
  goal: (what: string) => Goal,
  pace: Pace,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [place, { what, side }] of ours.entries()) {
    const other = limit[place];
    if (other?.what !== what) throw new Error(`nothing to compare with: ${what}`);
    const found = await compare(side, other.side, precisely(pace));
    figures.push(figure(goal(what), found.ratio, bothSides(found)));
  }
  return figures;
}
