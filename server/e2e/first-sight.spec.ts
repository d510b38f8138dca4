import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hereCookie } from '../../schema/home-page';
import { fromRoot } from '../platform/project-root';
import { aNewcomer, askAs, beCredited, openOrder } from './people';
import { ask, axe, expect, test } from './fixtures';
import { keepPicture } from './keep-picture';
import { routeBytes, firstBytes } from '../bench/speed/h5-weights';

test.use({ serviceWorkers: 'allow' });

const HEADLINE = 'See both outcomes before you tap.';
const KB = 1_000;

test('what H5 fetches before its first screen is at most 165 kB, and no route’s own code is above 40 kB', () => {
  expect(firstBytes()).toBeLessThanOrEqual(165 * KB);
  const heavy = routeBytes().filter(({ bytes }) => bytes > 40 * KB);
  expect(heavy).toEqual([]);
});

test.describe('Home in the HTML', () => {
  async function withoutScripts(chromium: Browser, cookie?: string) {
    const context = await chromium.newContext({ javaScriptEnabled: false });
    const [name = '', value = ''] = (cookie ?? '').split('=');
    if (cookie !== undefined)
      await context.addCookies([{ name, value, domain: '127.0.0.1', path: '/h5' }]);
    const page = await context.newPage();
    await page.goto('/h5/');
    return page;
  }

  test('P6: shows headline, tabs and the recorded quotes without any script', async ({
    chromium,
  }) => {
    const page = await withoutScripts(chromium);
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
    const { instruments } = await askAs<{ instruments: { symbol: string; state: string }[] }>(
      page.request,
      '{ instruments(popular: true) { symbol state } }',
    );
    const isOpen = ({ state }: { state: string }) => (state === 'OPEN' ? 0 : 1);
    const listed = instruments.toSorted((one, other) => isOpen(one) - isOpen(other));
    const cards = page.getByRole('list', { name: 'Quoted now' }).getByRole('link');
    await expect(cards).toHaveCount(instruments.length);
    for (const [index, { symbol }] of listed.entries()) {
      await expect(cards.nth(index)).toContainText(symbol);
      await expect(cards.nth(index).locator('.num').first()).toHaveText(/\d/);
    }
    await page.context().close();
  });

  test('speaks the language of the cookie, and keeps the headline from who was signed in here', async ({
    chromium,
  }) => {
    const german = hereCookie({ language: 'de', member: false });
    const visitor = await withoutScripts(chromium, german);
    await expect(visitor.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'de');
    await visitor.context().close();
    const member = await withoutScripts(chromium, hereCookie({ language: 'en', member: true }));
    await expect(member.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(member.getByText(HEADLINE)).toHaveCount(0);
    await member.context().close();
  });

  test('is taken over where it stands: nothing moves, nothing is drawn anew, no complaint', async ({
    chromium,
  }) => {
    const context = await chromium.newContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (said) => {
      if (['error', 'warning'].includes(said.type())) complaints.push(said.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(WATCH);
    await page.goto('/h5/', { waitUntil: 'commit' });
    // This one never closes.
    const price = page.getByRole('link').filter({ hasText: 'BTC/USDT' }).locator('.num').first();
    const before = (await price.textContent()) ?? '';
    // The app stands once a quote has moved.
    await expect(price).not.toHaveText(before, { timeout: 30_000 });
    expect(await page.evaluate<boolean>(`drawn === document.querySelector('h1')`)).toBe(true);
    expect(await page.evaluate<number>('shifted')).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: /^Language/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await context.close();
  });

  test('a link of it that is followed before the app is there leads to its screen, without a fault', async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (said) => {
      if (said.type() === 'error') faults.push(said.text());
    });
    const words: (() => Promise<void>)[] = [];
    await page.route('**/words-en-first-*.json', (route) => {
      words.push(() => route.continue());
    });
    await page.goto('/h5/');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await expect.poll(() => words.length).toBeGreaterThan(0);
    await expect(page).toHaveURL(/#\/pages\/login\/login/);
    for (const come of words) await come();
    await expect(page.getByLabel('User name, phone or email')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test('of a page behind the # nothing of Home is seen', async ({ chromium }) => {
    const context = await chromium.newContext();
    const page = await context.newPage();
    // The app itself never comes.
    await page.route(/assets\/index-[^/]*\.js$/, () => undefined);
    await page.goto('/h5/#/pages/login/register?code=TARN01', { waitUntil: 'commit' });
    await expect(page.getByText(HEADLINE)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-elsewhere', '');
    await context.close();
  });
});

const WATCH = `
  window.shifted = 0;
  addEventListener('DOMContentLoaded', () => { window.drawn = document.querySelector('h1'); });
  new PerformanceObserver((list) => list.getEntries().forEach(({ value, hadRecentInput }) => {
    if (!hadRecentInput) shifted += value;
  })).observe({ type: 'layout-shift', buffered: true });
`;

/** Until the app's own files are on the device and its worker answers for them. */
async function installed(page: Page): Promise<void> {
  const active = 'navigator.serviceWorker.ready.then(({ active }) => active !== null)';
  await expect.poll(() => page.evaluate(active), { timeout: 60_000 }).toBe(true);
  await page.reload();
  const controlled = 'navigator.serviceWorker.controller !== null';
  await expect.poll(() => page.evaluate(controlled)).toBe(true);
}

const CACHED = `caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.keys()))))
  .then((all) => all.flat().map(({ url }) => new URL(url).pathname))`;

/** Whichever is open and listed first at this hour: a list draws no more rows than are seen. */
const firstMarket = (page: Page) =>
  page.getByRole('list', { name: 'Markets', exact: true }).getByRole('link').first();

/** Starts the app without a network. Resolves to when it was drawn, in milliseconds from its start. */
async function startOffline(page: Page): Promise<number> {
  await page.goto('about:blank');
  await page.goto('/h5/', { waitUntil: 'commit' });
  await expect(page.getByText(/^No connection\. What you see is from \d\d:\d\d/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Popular markets' })).toContainText(/[A-Z]\/USD/);
  return page.evaluate<number>(
    `performance.getEntriesByName('first-contentful-paint')[0].startTime`,
  );
}

test('S9: installed, it starts offline within a second with the last figures and their age, and its store holds its own files alone', async ({
  page: asking,
  signIn,
}) => {
  // Somebody whose figures stand still: no contract of theirs ends between two looks.
  const ann = await aNewcomer(asking);
  await beCredited(asking, ann.token, '123.45');
  const page = await signIn(ann.account);
  await installed(page);
  await page.getByRole('link', { name: 'User', exact: true }).click();
  const shownTotal = '123.45 USD';
  await expect(page.locator('.figure').first()).toHaveText(shownTotal);
  await page.getByRole('link', { name: 'Trade', exact: true }).click();
  const market = firstMarket(page);
  await market.click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('list', { name: 'Popular markets' })).toBeVisible();

  await test.step('nothing of a person and no answer is in the store of the worker', async () => {
    const paths = await page.evaluate<string[]>(CACHED);
    expect(paths.length).toBeGreaterThan(50);
    expect(
      paths.filter(
        (path) => !/^\/h5\/(assets\/[\w.-]+|shell\.html|manifest\.webmanifest)$/.test(path),
      ),
    ).toEqual([]);
  });

  await test.step('without a network the shell stands within a second', async () => {
    await page.context().setOffline(true);
    await page.close();
    const again = await page.context().newPage();
    // Other tests have the processors too: one start of a few shows what it takes.
    await expect(async () => {
      expect(await startOffline(again)).toBeLessThan(1_000);
    }).toPass({ intervals: [0], timeout: 45_000 });
    expect(await axe(again)).toEqual([]);
    await again.getByRole('link', { name: 'User', exact: true }).click();
    await expect(again.locator('.figure').first()).toHaveText(shownTotal);
    await keepPicture(again, 'offline-user');
    const age = again.getByText(/^No connection\. What you see is from \d\d:\d\d/);
    await again.getByRole('link', { name: 'Trade', exact: true }).click();
    const listed = firstMarket(again);
    await expect(listed).toContainText(/\d/);
    await expect(age).toBeVisible();
    await listed.click();
    await expect(again.getByRole('radio').first()).toBeVisible();
    await expect(age).toBeVisible();
    await keepPicture(again, 'offline-market');
    await again.goBack();
  });

  await test.step('back on the network the age goes; after logging out nothing of one’s own stays', async () => {
    const [again] = page.context().pages();
    if (!again) throw new Error('no window');
    await page.context().setOffline(false);
    await again.reload();
    await expect(again.getByText(/^No connection/)).toBeHidden();
    await again.getByRole('link', { name: 'User', exact: true }).click();
    await again.getByRole('button', { name: 'Log out' }).click();
    await again.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(again.getByText(HEADLINE)).toBeVisible();
    const stored = await again.evaluate<string>('JSON.stringify({ ...localStorage })');
    expect(stored).toContain('PopularMarkets');
    expect(stored).not.toContain('tarn.seen.own');
    expect(stored).not.toContain('balances');
    const paths = await again.evaluate<string[]>(CACHED);
    expect(paths.filter((path) => !path.startsWith('/h5/'))).toEqual([]);
    const bases = await again.evaluate<string[]>(
      'indexedDB.databases().then((all) => all.map(({ name }) => name))',
    );
    expect(bases.filter((name) => !name.includes('workbox'))).toEqual([]);
    const cookies = await again.context().cookies();
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([['tarn_here', 'en.0']]);
  });
});

const WORKER = fromRoot('dist/h5/sw.js');

/** The same files, told to be another version: what the browser compares is the worker's bytes. */
function release(text: string): void {
  writeFileSync(WORKER, text);
  writeFileSync(`${WORKER}.br`, brotliCompressSync(text));
  writeFileSync(`${WORKER}.gz`, gzipSync(text));
}

async function lookForUpdate(context: BrowserContext): Promise<void> {
  const [page] = context.pages();
  await page?.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update())');
}

test('an update waits while an order is set up in any window, and while a contract is open', async ({
  signIn,
}) => {
  const built = readFileSync(WORKER, 'utf8');
  const page = await signIn('ivy@practice.tarn');
  const offer = page.getByText('A new version is ready');
  try {
    await installed(page);
    const other = await page.context().newPage();
    const { instruments } = await ask<{ instruments: { id: string; symbol: string }[] }>(
      page,
      '{ instruments { id symbol } }',
    );
    const { id = '' } = instruments.find(({ symbol }) => symbol === 'BTC/USDT') ?? {};
    await other.goto(`/h5/#/pages/trade/trade?id=${id}`);
    await expect(other.getByRole('radio').first()).toBeVisible();
    release(`${built}\n// another version`);
    await lookForUpdate(page.context());
    const waits = 'navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)';
    await expect.poll(() => page.evaluate(waits), { timeout: 30_000 }).toBe(true);
    await expect(offer).toBeHidden();
    await expect(other.getByText('A new version is ready')).toBeHidden();

    await test.step('with a contract open it still waits', async () => {
      const token = await page.evaluate<string>(`localStorage.getItem('tarn.token')`);
      await openOrder(page, token, { instrumentId: id, durationSeconds: 30 });
      const stakes = '{ me { balances { openStakes { amount } } } }';
      const open = async () =>
        (await ask<{ me: { balances: { openStakes: { amount: string } } } }>(page, stakes)).me
          .balances.openStakes.amount;
      expect(await open()).toBe('50.00');
      await page.reload();
      await other.close();
      await expect.poll(() => page.evaluate(waits)).toBe(true);
      await expect(page.getByRole('list', { name: 'Popular markets' })).toBeVisible();
      await expect(offer).toBeHidden();
      await expect.poll(open, { timeout: 60_000 }).toBe('0.00');
    });

    await test.step('then it is offered, and starts when it is wanted', async () => {
      await expect(offer).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await keepPicture(page, 'update');
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(offer).toBeHidden();
      await expect.poll(() => page.evaluate(waits)).toBe(false);
    });
  } finally {
    release(built);
  }
});
