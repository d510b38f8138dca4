import type { Page, Request } from '@playwright/test';
import { launch } from '../../../e2e/browser';
import { pause } from '../../../platform/processes';
import { figure, type Figure, type Goal } from '../figure';
import type { Asking } from './many-requests';
import type { BenchServer } from '../bench-server';

const READS: Goal = {
  row: 22,
  what: '100 requests a second for a minute: list reads of an open console in any one second',
  limitSeen: '1',
  bar: 2,
  stretch: 1,
  falling: true,
};

const LASTING_MS = 60_000;
const EVERY_MS = 100;
const AT_ONCE = 10;

/** The console itself in a browser, at the front of the queue; its reads are counted as they are sent. */
export async function arrivals(bench: BenchServer, asking: Asking, token: string): Promise<Figure> {
  const browser = await launch();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'tarn_console', value: token, url: bench.server.url }]);
    const page = await context.newPage();
    const reads = listReads(page);
    await page.goto(`${bench.server.url}/admin/#/recharges`);
    await page.getByRole('row').nth(1).waitFor();
    // What opening it asked for.
    reads.length = 0;
    const arrived = await arrive(bench, asking);
    // By the browser's clock: what is told of it comes late on a busy machine.
    const times = reads.map((request) => request.timing().startTime).filter((at) => at > 0);
    const most = Math.max(0, ...times.map((at) => within(times, at)));
    const detail = `${String(times.length)} list reads in ${String(LASTING_MS / 1_000)} s, ${String(arrived)} requests arrived`;
    if (times.length === 0) throw new Error('the console heard of nothing');
    return figure(READS, most, detail);
  } finally {
    await browser.close();
  }
}

const within = (times: readonly number[], from: number): number =>
  times.filter((at) => at >= from && at < from + 1_000).length;

/** Of the list, and of what one holds oneself. */
function listReads(page: Page): Request[] {
  const reads: Request[] = [];
  page.on('requestfinished', (request) => {
    if (/query Recharges\b/.test(request.postData() ?? '')) reads.push(request);
  });
  return reads;
}

/** Each is told of by itself, as the act does. Resolves to how many there were. */
async function arrive({ ctx }: BenchServer, asking: Asking): Promise<number> {
  const began = performance.now();
  let arrived = 0;
  while (performance.now() - began < LASTING_MS) {
    const told = await asking.ask(AT_ONCE);
    for (const one of told) await ctx.bus.publish('recharges', [one]);
    arrived += told.length;
    await pause(Math.max(0, (arrived / AT_ONCE) * EVERY_MS - (performance.now() - began)));
  }
  return arrived;
}
