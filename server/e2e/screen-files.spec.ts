import type { Browser } from '@playwright/test';
import { firstFiles } from '../bench/speed/h5-weights';
import { paths } from '../../schema/routes';
import { expect, test } from './fixtures';
import { saysSaveData } from './phone';

const READY_MS = 30_000;

/** What a phone fetches where the app itself never comes: only what the page asks for by itself. */
async function fetched(chromium: Browser, address: string, { token = '' } = {}) {
  const context = await chromium.newContext();
  const page = await context.newPage();
  const names: string[] = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname));
  await page.addInitScript(
    `if (${JSON.stringify(token)}) localStorage.setItem('tarn.token', 'x');`,
  );
  await page.route(/assets\/index-[^/]*\.js$/, () => undefined);
  await page.goto(`/h5/#${address}`, { waitUntil: 'commit' });
  return { context, names };
}

const of = (names: readonly string[], part: string): number =>
  names.filter((name) => name.startsWith(`/h5/assets/${part}-`) && /\.js(on)?$/.test(name)).length;

test('the files of the screen that an address names come beside the app’s own, each once', async ({
  chromium,
}) => {
  const { context, names } = await fetched(chromium, paths.instrument('1'), { token: 'x' });
  for (const part of ['TradeScreen', 'parts', 'words-en-trading', 'shell'])
    await expect.poll(() => of(names, part), { timeout: READY_MS }).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  // Home stands in the page, but is not wanted here.
  expect(of(names, 'LandingPage') + of(names, 'HomeScreen')).toBe(0);
  await context.close();
});

test('for a visitor they are those of logging in where the screen is closed', async ({
  chromium,
}) => {
  const { context, names } = await fetched(chromium, paths.user);
  for (const part of ['LoginScreen', 'words-en-auth'])
    await expect.poll(() => of(names, part), { timeout: READY_MS }).toBe(1);
  expect(of(names, 'UserCentreScreen')).toBe(0);
  await context.close();
});

test('an address that is a name of an object asks for nothing', async ({ chromium }) => {
  for (const address of ['__proto__', 'constructor', '/pages/user/user/../..', '<img src=x>']) {
    const { context, names } = await fetched(chromium, address);
    await expect.poll(() => of(names, 'shell'), { timeout: READY_MS }).toBe(1);
    const own = new Set([...firstFiles(), 'manifest.webmanifest', ''].map((file) => `/h5/${file}`));
    const more = names.filter(
      (name) => !own.has(name) && !/words-|icon|\.css$|^\/files\/c\//.test(name),
    );
    expect(more).toEqual([]);
    await context.close();
  }
});

test('the files of the other screens come when all is quiet, and not where data is to be saved', async ({
  chromium,
}) => {
  const seen = async (saveData: boolean) => {
    const context = await chromium.newContext();
    const page = await context.newPage();
    const names: string[] = [];
    page.on('request', (request) => names.push(new URL(request.url()).pathname));
    await saysSaveData(page, saveData);
    await page.goto('/h5/');
    return { context, page, names };
  };
  const sparing = await seen(true);
  const { context, page, names } = await seen(false);
  const screens = ['MarketListScreen', 'TradeScreen', 'RegisterScreen', 'RechargeScreen'];
  for (const part of screens)
    await expect.poll(() => of(names, part), { timeout: READY_MS }).toBe(1);
  await page.getByRole('link', { name: 'Trade', exact: true }).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  // The sparing one was opened first: its time was longer.
  expect(screens.map((part) => of(sparing.names, part))).toEqual([0, 0, 0, 0]);
  await context.close();
  await sparing.context.close();
});
