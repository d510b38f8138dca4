import type { CDPSession, Page } from '@playwright/test';
import { paths } from '../../schema/routes';

/**
 * Put into a page before its app: keeps the newest frame of quotes that came over its socket, and gives
 * the socket more of them, each a quarter of a second later and with ids and prices of its own. What the
 * app does with a frame is what it does with the server's.
 */
const FEED = `
  const Plain = WebSocket;
  let socket = null, frame = null, nth = 0;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      socket = this;
      this.addEventListener('message', ({ data, isTrusted }) => {
        if (isTrusted && typeof data === 'string' && data.includes('"id":"quotes"') && data.includes('"next"'))
          frame = data;
      });
    }
  };
  window.feed = () => {
    nth += 1;
    const sent = JSON.parse(frame);
    for (const quote of sent.payload.data.quotes) {
      quote.id = 'replayed-' + nth + '-' + quote.instrumentId;
      quote.at = new Date(Date.parse(quote.at) + nth * 250).toISOString();
      const last = quote.price.at(-1);
      quote.price = quote.price.slice(0, -1) + (Number(last) + nth) % 10;
    }
    socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(sent) }));
  };
  window.feedMany = async (count) => {
    for (let sent = 0; sent < count; sent += 1) {
      feed();
      if (sent % 8 === 7) await new Promise((done) => requestAnimationFrame(done));
    }
  };
  const until = async (holds, what) => {
    const end = performance.now() + 60000;
    while (!holds()) {
      if (performance.now() > end) throw new Error(what + ' did not come at ' + location.hash);
      await new Promise((done) => setTimeout(done, 10));
    }
  };
  window.quoted = () => until(() => frame !== null, 'a quote');
  window.stands = (selector) => until(() => document.querySelector(selector), selector);
  window.trips = async (count, to) => {
    for (let trip = 0; trip < count; trip += 1) {
      location.hash = to;
      await stands('figure canvas');
      history.back();
      await stands('main [role=tab]');
    }
  };
  window.longTasks = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => longTasks.push(duration)))
    .observe({ type: 'longtask' });
`;

/** A page at the list of markets whose quotes can be replayed. */
export interface MemoryPage {
  readonly page: Page;
  readonly tools: CDPSession;
}

export async function openMemoryPage(page: Page, url: string, token: string): Promise<MemoryPage> {
  await page.addInitScript(FEED);
  await page.addInitScript(`localStorage.setItem('tarn.token', ${JSON.stringify(token)});`);
  await page.goto(`${url}/h5/#${paths.markets}`);
  await page.evaluate(`stands('main [role=tab]')`);
  await page.evaluate('quoted()');
  return { page, tools: await page.context().newCDPSession(page) };
}

/** Bytes of the heap in use once all that nobody holds any more is gone. */
export async function heapOf({ tools }: MemoryPage): Promise<number> {
  for (let time = 0; time < 3; time += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** From the list to this market's chart and back, so often. */
export const trips = ({ page }: MemoryPage, count: number, instrumentId: string): Promise<void> =>
  page.evaluate(`trips(${String(count)}, '#${paths.instrument(instrumentId)}')`);

/** So many frames of quotes, as fast as the page draws. */
export const replay = ({ page }: MemoryPage, frames: number): Promise<void> =>
  page.evaluate(`feedMany(${String(frames)})`);

/** Opens this market's chart. */
export const openChart = ({ page }: MemoryPage, instrumentId: string): Promise<void> =>
  page.evaluate(`location.hash = '#${paths.instrument(instrumentId)}'; stands('figure canvas')`);

/** Milliseconds of each task above 50 ms while four frames a second come, on a processor so much slower. */
export async function longTasks(
  { page, tools }: MemoryPage,
  { seconds, slower }: { readonly seconds: number; readonly slower: number },
): Promise<readonly number[]> {
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // What drawing the screen took is not meant.
  await page.waitForTimeout(2_000);
  await page.evaluate('longTasks.length = 0; window.ticker = setInterval(feed, 250)');
  await page.waitForTimeout(seconds * 1_000);
  const found = await page.evaluate<number[]>('clearInterval(ticker); longTasks');
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return found;
}
