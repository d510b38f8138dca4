import { Staff, startStaffSession } from '../../modules/staff';
import { consoleHeaders, consoleQuery } from '../rig/desk-client';
import { arrivals } from './arrivals';
import { compare } from './compare';
import { bothSides, figure, type Figure, type Goal } from './figure';
import { askingFor } from './many-requests';
import { driveHttp, httpPost } from './raw-http';
import type { BenchServer } from './bench-server';

const OPENING: Goal = {
  row: 20,
  what: 'opening the queue of 100,000: list, totals, views and figures, 95th percentile',
  limitSeen: '',
  bar: 300,
  stretch: 150,
  falling: true,
  unit: ' ms',
};
const DEEP: Goal = {
  row: 21,
  what: 'page 4,000 of that queue : page 1 (GraphQL, 25 a page, gone to page by page)',
  limitSeen: '1.0',
  bar: 1.2,
  stretch: 1.1,
  falling: true,
};

const WAITING = 100_000;
const PAGE = 25;
const PAGES = WAITING / PAGE;
const OPENINGS = 60;
const CONNECTIONS = 4;
const FILTER = { tab: 'TO_REVIEW' } as const;

export async function queue(bench: BenchServer): Promise<Figure[]> {
  const token = await someoneOnDuty(bench);
  return askingFor(bench, async (asking) => {
    await asking.ask(WAITING);
    const ask = asker(bench, token);
    return [
      await opening(ask, bench.pace().cpuMs),
      await deep(bench, token),
      await arrivals(bench, asking, token),
    ];
  });
}

async function someoneOnDuty({ ctx }: BenchServer): Promise<string> {
  const { id } = await ctx.db.getRepository(Staff).findOneByOrFail({ role: 'SUPPORT' });
  const { token } = await startStaffSession(ctx, id);
  return token;
}

type Ask = (name: string, variables?: object) => Promise<string>;

const asker =
  ({ server }: BenchServer, token: string): Ask =>
  async (name, variables = {}) => {
    const response = await fetch(`${server.url}/admin/graphql`, {
      method: 'POST',
      headers: consoleHeaders(token),
      body: JSON.stringify({ query: consoleQuery(name), variables }),
    });
    const text = await response.text();
    if (text.includes('"errors":[')) throw new Error(`${name}: ${text.slice(0, 300)}`);
    return text;
  };

/** All that the page asks for before it is whole, at once as it asks. */
async function opening(ask: Ask, cpuMs: () => number): Promise<Figure> {
  const times: number[] = [];
  const parts = { list: 0, totals: 0 };
  const timed = async (part: keyof typeof parts, work: Promise<string>) => {
    const began = performance.now();
    await work;
    parts[part] += (performance.now() - began) / OPENINGS;
  };
  const cpuBefore = cpuMs();
  for (let n = 0; n < OPENINGS; n += 1) {
    const began = performance.now();
    await Promise.all([
      timed('list', ask('Recharges', { filter: FILTER, first: PAGE, page: 1 })),
      timed('totals', ask('RechargeTotals', { filter: FILTER })),
      ask('RechargeViews'),
      ask('Dashboard'),
    ]);
    times.push(performance.now() - began);
  }
  const cpu = (cpuMs() - cpuBefore) / OPENINGS;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const detail = `median ${ms(at(0.5))}; beside each other the list ${ms(parts.list)}, the totals ${ms(parts.totals)} on average, CPU ${ms(cpu)} each`;
  return figure(OPENING, at(0.95), detail);
}

async function deep(bench: BenchServer, token: string): Promise<Figure> {
  const ask = asker(bench, token);
  const before = await ask('Recharges', { filter: FILTER, first: PAGE, page: PAGES - 1 });
  const [, after] = /"endCursor":"([^"]+)"/.exec(before) ?? [];
  const query = consoleQuery('Recharges');
  const page = (variables: object) => {
    const body = JSON.stringify({
      query,
      variables: { filter: FILTER, first: PAGE, ...variables },
    });
    const request = httpPost('/admin/graphql', consoleHeaders(token), body);
    const to = { port: bench.server.port, connections: CONNECTIONS };
    return driveHttp(to, () => request, isFull);
  };
  const against = async (variables: object) => {
    // Opened for each: the server closes a connection that nobody uses.
    const [first, nth] = await Promise.all([page({ page: 1 }), page(variables)]);
    const found = await compare(nth, first, bench.pace());
    first.close();
    nth.close();
    return found;
  };
  const found = await against({ after, page: PAGES });
  const jump = await against({ page: PAGES });
  const byNumber = `; by its number alone ${(1 / jump.ratio).toFixed(1)}`;
  return figure(DEEP, 1 / found.ratio, bothSides(found) + byNumber);
}

const isFull = (answer: string): boolean => answer.split('"submittedAt"').length === PAGE + 1;
