import { loadavg } from 'node:os';
import { launch } from '../../e2e/browser';
import {
  heapOf,
  longTasks,
  openChart,
  openMemoryPage,
  replay,
  trips,
  type MemoryPage,
} from '../../e2e/memory';
import { median } from './compare';
import { figure, type Figure, type Goal } from './figure';
import type { BenchServer } from './bench-server';

const WARM_UP = 20;
const TRIPS = 200;
/** An hour at 4 Hz. */
const FRAMES = 14_400;
const SECONDS = 20;
const SLOWER = 4;
const MB = 1_048_576;

const goal = (what: string, bar: number, unit: string): Goal => ({
  row: 17,
  what,
  limitSeen: '',
  bar,
  stretch: bar / 2,
  falling: true,
  unit,
});
const grown = (what: string): Goal => goal(`heap of H5 after collection: ${what}`, 2, ' MB');
const tasks = (where: string): Goal =>
  goal(`tasks above 50 ms while quotes tick on the ${where}, 4x slower processor`, 0, '');

type Bench = Pick<BenchServer, 'server' | 'instruments' | 'people'>;

/**
 * What stays in the heap after trips and after quotes, and whether these hold up a phone. Quotes of an hour
 * are replayed into the page's socket within seconds, so what depends on passing time is not in it.
 */
export const memory = async (bench: Bench): Promise<Figure[]> => [
  ...(await onPage(bench, heaps)),
  ...(await onPage(bench, tasksOn)),
];

type Measure = (opened: MemoryPage, market: string) => Promise<Figure[]>;

async function onPage({ server, instruments, people }: Bench, measure: Measure): Promise<Figure[]> {
  const browser = await launch();
  try {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
    const [token = ''] = people.tokens;
    const opened = await openMemoryPage(await context.newPage(), server.url, token);
    return await measure(opened, instruments[0] ?? '');
  } finally {
    await browser.close();
  }
}

async function heaps(opened: MemoryPage, market: string): Promise<Figure[]> {
  const growth = async (what: string, work: () => Promise<void>) => {
    const before = await heapOf(opened);
    await work();
    const by = (await heapOf(opened)) - before;
    const detail = `${(before / MB).toFixed(1)} MB before, ${(by / 1_024).toFixed(0)} kB more`;
    return figure(grown(what), Math.max(0, by / MB), detail);
  };
  await trips(opened, WARM_UP, market);
  const walked = await growth(`${String(TRIPS)} trips between list and chart`, () =>
    trips(opened, TRIPS, market),
  );
  await replay(opened, FRAMES / 20);
  const listed = await growth('an hour of quotes on the list', () => replay(opened, FRAMES));
  await openChart(opened, market);
  await replay(opened, FRAMES / 20);
  const charted = await growth('an hour of quotes on the chart', () => replay(opened, FRAMES));
  return [walked, listed, charted];
}

async function tasksOn(opened: MemoryPage, market: string): Promise<Figure[]> {
  const count = async (where: string) => {
    const found = await longTasks(opened, { seconds: SECONDS, slower: SLOWER });
    const long = found.length === 0 ? 'none' : `median ${String(median(found))} ms`;
    return figure(
      tasks(where),
      found.length,
      `${long}; load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`,
    );
  };
  const onList = await count('list');
  await openChart(opened, market);
  return [onList, await count('chart')];
}
