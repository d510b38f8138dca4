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
  try {
    const sights: Sight[] = [];
    for (let round = 0; round < ROUNDS; round += 1) sights.push(await visit(browser, server.url));
    const of = (goal: Goal, read: (sight: Sight) => number) => {
      const all = sights.map(read);
      const detail = all.map((value) => value.toFixed(2)).join(', ');
      return figure(goal, median(all), `${detail}; cold, median of ${String(ROUNDS)}`);
    };
    return [
      of(FIRST, ({ first }) => first / 1_000),
      of(LARGEST, ({ largest }) => largest / 1_000),
      of(SHIFT, ({ shift }) => shift),
    ];
  } finally {
    await browser.close();
  }
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

async function visit(browser: Browser, url: string): Promise<Sight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    await slowDown(page);
    await page.goto(`${url}/h5/`, { timeout: 120_000 });
    await takenOver(page);
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
