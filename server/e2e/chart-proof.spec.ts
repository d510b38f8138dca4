import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { choose } from './choose';
import { ask, askStaff, atRest, axe, expect, inEnglish, test } from './fixtures';
import { keepPicture } from './keep-picture';
import { openOrder } from './people';

const trade = (id: string) => `/h5/#/pages/trade/trade?id=${id}`;

interface Market {
  readonly id: string;
  readonly symbol: string;
  readonly state: string;
}

const markets = async (page: Page): Promise<readonly Market[]> =>
  (await ask<{ instruments: readonly Market[] }>(page, '{ instruments { id symbol state } }'))
    .instruments;

async function idOf(page: Page, symbol: string): Promise<string> {
  const found = (await markets(page)).find((one) => one.symbol === symbol);
  if (!found) throw new Error(`${symbol} is not quoted`);
  return found.id;
}

const tokenOf = (page: Page) => page.evaluate<string>(`localStorage.getItem('tarn.token')`);

/** Ten seconds of quotes; a server that has just started has none yet. */
const ROWS = 40;
/** The record itself is asked for so often; until then the newest rows are what the stream has shown. */
const CONFIRMED_MS = 7_000;

const timeOf = (row: string) => Date.parse(`2026-01-01T${row.slice(0, 12)}Z`);

const DAY_MS = 86_400_000;
/** Rows say no day: of two within minutes of each other, across a midnight too, whether the one is older. */
const isBefore = (row: string, end: number): boolean =>
  (end - timeOf(row) + DAY_MS - 1) % DAY_MS < DAY_MS / 2;

/** The rows of the open chart, oldest first: time (UTC) and price. */
async function points(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'View as table' }).click();
  const table = page.getByRole('dialog').getByRole('table');
  await expect(table.getByRole('row').nth(ROWS)).toBeVisible({ timeout: 30_000 });
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) =>
      (all as unknown as { readonly cells: readonly { readonly textContent: string }[] }[]).map(
        (row) => [...row.cells].map((cell) => cell.textContent).join(' '),
      ),
    );
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return rows.toReversed();
}

const picture = (page: Page, symbol: string): Locator =>
  page.getByRole('figure', { name: `Price chart of ${symbol}` });

/** Whether two boxes share a pixel. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('not on screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Milliseconds until the next of the open contracts settles. */
async function soonest(page: Page): Promise<number> {
  const { orders } = await ask<{ orders: { edges: { node: { settlesAt: string } }[] } }>(
    page,
    '{ orders(first: 50, filter: { state: OPEN }) { edges { node { settlesAt } } } }',
  );
  return Math.min(...orders.edges.map(({ node }) => Date.parse(node.settlesAt))) - Date.now();
}

test('H1: a reload during a contract gives the same picture, point by point, as the record', async ({
  signIn,
}) => {
  const page = await signIn('mia@practice.tarn');
  const btc = await idOf(page, 'BTC/USDT');
  await openOrder(page, await tokenOf(page), { instrumentId: btc });
  // Short ones of the practice data settle first: a result would take the place of the table.
  await expect.poll(() => soonest(page), { timeout: 60_000 }).toBeGreaterThan(60_000);
  await page.goto(trade(btc));
  await expect(page.getByRole('radio', { name: 'Live' })).toBeChecked();
  const shownBefore = await points(page);
  const end = timeOf(shownBefore.at(-1) ?? '') - CONFIRMED_MS;
  const before = shownBefore.filter((row) => isBefore(row, end));
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Live' })).toBeChecked();
  const after = await points(page);
  expect(before.length).toBeGreaterThan(10);
  expect(after.slice(0, before.length)).toEqual(before);

  const { orders } = await ask<{
    orders: { edges: { node: { openedAt: string; instrument: { id: string } } }[] };
  }>(
    page,
    '{ orders(first: 20, filter: { state: OPEN }) { edges { node { openedAt instrument { id } } } } }',
  );
  const mine = orders.edges.filter(({ node }) => node.instrument.id === btc);
  const opened = mine.map(({ node }) => Date.parse(node.openedAt));
  const from = new Date(Math.min(...opened) - 60_000).toISOString();
  const to = new Date(Date.now() + 3_000).toISOString();
  const { quotes } = await ask<{ quotes: { quotes: { at: string }[] } }>(
    page,
    `{ quotes(instrumentId: "${btc}", from: "${from}", to: "${to}") { quotes { at } } }`,
  );
  const times = quotes.quotes.map(({ at }) => at.slice(11, 23));
  const shown = before.filter((row) => /^[\d:.]{12} [\d,.]+$/.test(row));
  expect(shown.map((row) => row.slice(0, 12))).toEqual(times.slice(0, shown.length));
});

test('two markets at once: each chart marks the contracts of its own market alone', async ({
  signIn,
}) => {
  const page = await signIn('mia@practice.tarn');
  const token = await tokenOf(page);
  for (const symbol of ['ETH/USDT', 'BTC/USDT'])
    await openOrder(page, token, { instrumentId: await idOf(page, symbol) });
  for (const symbol of ['ETH/USDT', 'BTC/USDT']) {
    await page.goto(trade(await idOf(page, symbol)));
    const entries = picture(page, symbol).locator('circle title');
    await expect
      .poll(async () => (await entries.allTextContents()).toSorted())
      .toEqual(await entriesOf(page, symbol));
  }
});

/** The entries of the contracts that run on this market, as the chart writes them. */
async function entriesOf(page: Page, symbol: string): Promise<readonly string[]> {
  interface Order {
    readonly openPrice: string;
    readonly instrument: { readonly symbol: string; readonly decimals: number };
  }
  const { orders } = await ask<{ orders: { edges: { node: Order }[] } }>(
    page,
    '{ orders(first: 50, filter: { state: OPEN }) { edges { node { openPrice instrument { symbol decimals } } } } }',
  );
  const mine = orders.edges.filter(({ node }) => node.instrument.symbol === symbol);
  expect(mine.length).toBeGreaterThan(0);
  return mine.map(({ node }) => inEnglish(node.openPrice, node.instrument.decimals)).toSorted();
}

interface Calendar {
  readonly id: string;
  readonly code: string;
  readonly version: string;
  readonly timezone: string;
  readonly week: readonly { readonly day: string }[];
  readonly holidays: readonly object[];
}

const CALENDARS = `{ calendars { items { id code version timezone
  week { day hours { opens closes } } holidays { day hours { opens closes } } } } }`;
const EDIT = `mutation E($input: CalendarEditInput!) { calendarEdit(input: $input) { userErrors { code } } }`;

/** While all markets are open, an administrator closes that of shares for this day of the week. */
async function closeShares(admin: Page): Promise<void> {
  const answer = await askStaff<{ calendars: { items: readonly Calendar[] } }>(admin, CALENDARS);
  const shares = answer?.calendars.items.find(({ code }) => code === 'us-stocks');
  if (!shares) throw new Error('shares have no calendar');
  const { id, version, timezone, week, holidays } = shares;
  const today = new Date().toLocaleDateString('en', { weekday: 'short', timeZone: timezone });
  const open = week.filter(({ day }) => day !== today.toUpperCase());
  await askStaff(admin, EDIT, {
    input: { id, version, week: open, holidays, reason: 'Closed for this test' },
  });
}

async function aClosedMarket(page: Page, admin: Page): Promise<Market> {
  const find = async () =>
    (await markets(page)).find(({ state }) => state === 'CLOSED' || state === 'NON_TRADING');
  if (!(await find())) await closeShares(admin);
  await expect.poll(find).toBeDefined();
  const closed = await find();
  if (!closed) throw new Error('every market is open');
  return closed;
}

test('a closed market shows its last price, its day, and when it opens again', async ({
  admin,
  signIn,
}) => {
  const page = await signIn('mia@practice.tarn');
  const closed = await aClosedMarket(page, admin);
  await page.goto(trade(closed.id));
  const main = page.getByRole('main');
  await expect(main.getByText(/^Last price /)).toBeVisible();
  // The first of each: the chart names the same of the candle that is pointed at.
  for (const mark of ['High', 'Low', 'Open'])
    await expect(
      main.locator('dt', { hasText: mark }).first().locator('xpath=following::dd[1]'),
    ).toHaveText(/\d/);
  await expect(page.getByText(/^Opens /)).toBeVisible();
  await page.getByRole('button', { name: /Choose a market/ }).click();
  const choice = page.getByRole('dialog').getByRole('link', { name: new RegExp(closed.symbol) });
  for (const words of [/Last price /, /High /, /Low /, /Opens /])
    await expect(choice.getByText(words).first()).toBeVisible();
});

for (const height of [664, 740]) {
  test(`at 390 x ${String(height)} nothing stands over the chart`, async ({ signIn }) => {
    const page = await signIn('mia@practice.tarn');
    await page.setViewportSize({ width: 390, height });
    const btc = await idOf(page, 'BTC/USDT');
    await page.goto(trade(btc));
    const dock = page.getByRole('contentinfo');
    const running = picture(page, 'BTC/USDT');
    await expect(page.getByRole('radio', { name: 'Live' })).toBeChecked();
    await expect(running.getByRole('img')).toBeVisible();
    const apart = async (chart: Locator) => {
      expect(await overlap(chart, dock)).toBe(false);
      const box = await chart.boundingBox();
      expect(box?.height).toBeGreaterThan(180);
      // Axis and labels are in the first screenful: nobody scrolls to read the price.
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    };
    await apart(running);
    expect(await axe(page)).toEqual([]);
    const moves = running.getByRole('button', { name: 'Zoom in' });
    expect(await overlap(moves, running.getByRole('img'))).toBe(false);
    await choose(page.getByRole('radio', { name: '5m', exact: true }));
    const candles = picture(page, 'BTC/USDT');
    await expect(candles.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await apart(candles);
  });
}

test('the picture is given on as a PNG, under the name of its contract', async ({ signIn }) => {
  const page = await signIn('mia@practice.tarn');
  const eth = await idOf(page, 'ETH/USDT');
  await openOrder(page, await tokenOf(page), { instrumentId: eth });
  await page.goto(trade(eth));
  await expect(page.getByRole('radio', { name: 'Live' })).toBeChecked();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as a picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ETH-USDT .*\.png$/);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(5_000);
});

test('what the record of a chart was filled in with is paler, and one line says so in every mode', async ({
  signIn,
}) => {
  const page = await signIn('mia@practice.tarn');
  await page.setViewportSize({ width: 390, height: 844 });
  const btc = await idOf(page, 'BTC/USDT');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/h5/');
    await page.goto(trade(btc));
    const shown = picture(page, 'BTC/USDT');
    const words = 'Paler: filled in, not recorded. It settles nothing.';
    await expect(page.getByRole('radio', { name: 'Live' })).toBeChecked();
    await choose(page.getByRole('radio', { name: '1m', exact: true }));
    await expect(shown.getByText(words)).toBeVisible();
    await atRest(page);
    await keepPicture(page, `paler-candles-${theme}`);
    await page.getByRole('button', { name: 'Show line' }).click();
    await expect(shown.getByText(words)).toBeVisible();
    await atRest(page);
    await keepPicture(page, `paler-line-${theme}`);
    await shown.getByRole('button', { name: 'View as table' }).click();
    const table = page.getByRole('dialog');
    await expect(table.getByText(`* ${words}`)).toBeVisible();
    await expect(table.getByRole('rowheader', { name: /\s\*$/ }).first()).toBeVisible();
    await keepPicture(page, `paler-table-${theme}`);
    await page.keyboard.press('Escape');
    for (const kind of ['line', 'candles']) {
      await page.getByRole('button', { name: 'Full screen' }).click();
      const full = page.getByRole('dialog');
      await expect(full.getByText(words)).toBeVisible();
      await expect.poll(() => full.locator('canvas').count()).toBeGreaterThan(0);
      await atRest(page);
      await keepPicture(page, `paler-full-${kind}-${theme}`);
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Escape');
      if (kind === 'line') await page.getByRole('button', { name: 'Show candles' }).click();
    }
    expect(await axe(page)).toEqual([]);
  }
});
