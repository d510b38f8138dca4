import type { Page } from '@playwright/test';
import { launch } from '../../e2e/browser';
import { pause } from '../../platform/processes';
import { median } from './compare';
import { figure, type Figure, type Goal } from './figure';
import type { BenchServer } from './bench-server';

const what = 'tap to paint in the list of markets while its quotes tick, 6x slower processor';

const TAP: Goal = {
  row: 17,
  what: `${what}: 95th percentile`,
  limitSeen: '',
  bar: 120,
  stretch: 80,
  falling: true,
  unit: ' ms',
};
const AGAINST_STILL: Goal = {
  row: 17,
  what: `${what} : without quotes, medians`,
  limitSeen: '1.0',
  bar: 1.3,
  stretch: 1.1,
  falling: true,
};

const SLOWER = 6;
const TAPS = 40;
const BETWEEN_MS = 250;

/** From the finger to the next frame, as the browser itself measures it, in steps of 8 ms. */
const WATCH = `
  window.taps = new Map();
  new PerformanceObserver((list) => list.getEntries().forEach(({ interactionId, duration }) => {
    if (interactionId) taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0));
  })).observe({ type: 'event', buffered: true, durationThreshold: 16 });
`;

export async function tapToPaint({ server }: Pick<BenchServer, 'server'>): Promise<Figure[]> {
  const browser = await launch();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    const ticking = await tapsOn(page, `${server.url}/h5/#/pages/index/index`);
    // The same page with nothing to tell it of a quote.
    await page.routeWebSocket(/graphql/, () => undefined);
    const still = await tapsOn(page, `${server.url}/h5/?still#/pages/index/index`);
    const sorted = ticking.toSorted((a, b) => a - b);
    const high = sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
    const medians = `median ${String(median(ticking))} ms, without quotes ${String(median(still))} ms`;
    const detail = `${medians}, ${String(TAPS)} taps each`;
    return [
      figure(TAP, high, detail),
      figure(AGAINST_STILL, median(ticking) / median(still), detail),
    ];
  } finally {
    await browser.close();
  }
}

/** Taps from one group of markets to the next. A tap that was too quick to be told of counts as 16 ms. */
async function tapsOn(page: Page, address: string): Promise<readonly number[]> {
  await page.goto(address);
  const groups = page.getByRole('tab');
  await groups.nth(1).waitFor();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate('taps.clear()');
  for (let tap = 0; tap < TAPS; tap += 1) {
    await groups.nth(tap % 2).tap();
    await pause(BETWEEN_MS);
  }
  const told = await page.evaluate<number[]>('[...taps.values()]');
  return [...told, ...Array.from({ length: Math.max(0, TAPS - told.length) }, () => 16)];
}
