import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { launch } from '../../e2e/browser';
import { pause } from '../../platform/processes';
import { median } from './compare';
import { figure, type Figure, type Goal } from './figure';
import type { BenchServer } from './bench-server';

const PHONE = 'visitor Home at 400 ms, 50 kB/s, 4x slower processor';
const lessIsBetter = { row: 16, limitSeen: '', falling: true } as const;

const FIRST: Goal = {
  ...lessIsBetter,
  what: `${PHONE}: first paint`,
  bar: 1.5,
  stretch: 1,
  unit: ' s',
};
const LARGEST: Goal = {
  ...lessIsBetter,
  what: `${PHONE}: largest paint`,
  bar: 2.5,
  stretch: 1.8,
  unit: ' s',
};
const SHIFT: Goal = {
  ...lessIsBetter,
  what: `${PHONE}: layout shift, the takeover in it`,
  bar: 0.02,
  stretch: 0,
};

const AGAINST_STILL: Goal = {
  ...lessIsBetter,
  what: `${PHONE}: largest paint : the same page and its pictures as files, without scripts`,
  limitSeen: '1.0',
  bar: 1.3,
  stretch: 1.1,
};

const ROUNDS = 5;
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;

interface Sight {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
}

/** Cold each time: nothing is kept from one visit to the next. */
export async function firstSight({ server }: Pick<BenchServer, 'server'>): Promise<Figure[]> {
  const browser = await launch();
  const still = await stillPage(`${server.url}/h5/`);
  try {
    const sights: Sight[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await visit(browser, `${server.url}/h5/`, takenOver);
      const { largest } = await visit(browser, still.url, (page) => page.waitForTimeout(STILL_MS));
      sights.push(ours);
      ratios.push(ours.largest / largest);
    }
    const of = (goal: Goal, read: (sight: Sight) => number) => {
      const all = sights.map(read);
      const detail = all.map((value) => value.toFixed(2)).join(', ');
      return figure(goal, median(all), `${detail}; cold, median of ${String(ROUNDS)}`);
    };
    return [
      of(FIRST, ({ first }) => first / 1_000),
      of(LARGEST, ({ largest }) => largest / 1_000),
      of(SHIFT, ({ shift }) => shift),
      figure(
        AGAINST_STILL,
        median(ratios),
        `${ratios.map((one) => one.toFixed(2)).join(', ')}; the one right after the other`,
      ),
    ];
  } finally {
    await browser.close();
    still.close();
  }
}

/** Until a page without scripts has painted all that it will. */
const STILL_MS = 3_000;

/** What the server sends now, with nothing in it that is run, and its pictures, from a server of its own. */
async function stillPage(address: string) {
  const html = await (await fetch(address)).text();
  const bare = html.replace(/<script.*?<\/script>|<link [^>]*>/gs, '');
  const pictures = new Map<string, Buffer>();
  for (const [, path = ''] of bare.matchAll(/<img [^>]*src="(\/files\/[^"]+)"/g)) {
    const answer = await fetch(new URL(path, address));
    pictures.set(path, Buffer.from(await answer.arrayBuffer()));
  }
  const body = gzipSync(bare);
  const server = createServer((req, res) => {
    const picture = pictures.get(req.url ?? '');
    if (picture) {
      res.writeHead(200, { 'content-type': 'image/webp' }).end(picture);
      return;
    }
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
    res.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/`, close: () => server.close() };
}

/** Watches what the browser itself tells of its paints. */
const WATCH = `
  window.seen = { first: 0, largest: 0, shift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => { seen.largest = startTime; });
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; });
`;

async function visit(
  browser: Browser,
  url: string,
  settled: (page: Page) => Promise<void>,
): Promise<Sight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    await slowDown(page);
    await page.goto(url, { timeout: 120_000 });
    await settled(page);
    return await page.evaluate<Sight>('seen');
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', SLOW);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** The app stands and follows the quotes: a price has moved, and a moment has passed without a shift. */
async function takenOver(page: Page): Promise<void> {
  const price = page.locator('main ul a', { hasText: 'BTC/USDT' }).locator('.num').first();
  await price.waitFor({ timeout: 60_000 });
  const before = await price.textContent();
  const deadline = performance.now() + 60_000;
  while ((await price.textContent()) === before) {
    if (performance.now() > deadline) throw new Error('no quote moved');
    await pause(100);
  }
}
