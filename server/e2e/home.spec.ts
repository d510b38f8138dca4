import type { Page } from '@playwright/test';
import { hereCookie } from '../../schema/home-page';
import { approveNewest, expect, test } from './fixtures';
import { aNewcomer, openOrder, sendRecharge } from './people';

const WATCH = `
  window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value, hadRecentInput }) => {
    if (!hadRecentInput) shifted += value;
  })).observe({ type: 'layout-shift', buffered: true });
`;

/** Comes back to Home as from the phone's own list of apps. */
async function comeBack(phone: Page) {
  const page = await phone.context().newPage();
  const complaints: string[] = [];
  page.on('console', (said) => {
    const ours = !said.text().includes('blocked by Playwright');
    if (ours && ['error', 'warning'].includes(said.type())) complaints.push(said.text());
  });
  await page.addInitScript(WATCH);
  // What the platform is comes last of all: the markets stand by then, and nothing moves them.
  await page.route('**/graphql', async (route) => {
    const isPlatform = route.request().postData()?.includes('"Platform"') === true;
    if (isPlatform) await page.getByRole('heading', { name: 'Popular markets' }).waitFor();
    await route.continue();
  });
  await page.goto('/h5/');
  const shifted = async () => {
    // What came last has been painted.
    await page.waitForTimeout(1_000);
    return page.evaluate<number>('shifted');
  };
  return { page, complaints, shifted };
}

test('A1: Home as it comes from the server holds nothing of who was signed in here', async ({
  signIn,
}) => {
  const phone = await signIn('leo@practice.tarn');
  const token = await phone.evaluate<string>(`localStorage.getItem('tarn.token')`);
  const cookie = hereCookie({ language: 'en', member: true });
  const answer = await phone.request.get('/h5/', { headers: { cookie, token } });
  const html = await answer.text();
  expect(html).toContain('Total balance');
  expect(html).not.toContain('class="money-code"');
  expect(html).not.toContain(token);
  expect(html).not.toMatch(/leo/i);
});

test('Home with a contract running: balance, contract and its time, then markets; nothing moves as they come', async ({
  page,
  signIn,
  staff,
}) => {
  const { account, token } = await aNewcomer(page);
  const phone = await signIn(account);
  const empty = await comeBack(phone);
  await expect(empty.page.getByText('Your next step')).toBeVisible();
  expect(await empty.shifted()).toBeLessThan(0.02);

  await sendRecharge(page, token, '321.00');
  await phone.goto('/h5/#/pages/user/user');
  await expect(phone.getByRole('link', { name: /^Recharge records/ })).toContainText(
    '1 under review',
  );
  await approveNewest(staff, '321.00');
  // Said on the screen that is open, without a reload.
  await expect(phone.getByText('1 under review')).toHaveCount(0);
  await openOrder(page, token, { instrumentId: '16', durationSeconds: 120 });
  await phone.goto('/h5/#/pages/home/home');
  await phone.goto('/h5/#/pages/user/user');
  await expect(phone.getByRole('link', { name: /^Contract orders/ })).toContainText('1 running');
  await phone.getByRole('button', { name: 'Hide balance' }).click();

  const { page: back, complaints, shifted } = await comeBack(phone);
  const contract = back.getByRole('region', { name: 'Running contracts' }).getByRole('link', {
    name: /BTC\/USDT/,
  });
  await expect(contract).toContainText(/[01]:\d\d$/);
  await expect(back.getByText('****')).toBeVisible();
  await expect(back.getByText('321.00')).toHaveCount(0);
  expect(await shifted()).toBeLessThan(0.02);
  expect(complaints).toEqual([]);
  await expect(back.getByRole('heading', { level: 2 })).toHaveText([
    ...['Total balance', 'Running contracts', 'Popular markets', 'Activities', 'News'],
  ]);
  await contract.click();
  await expect(back).toHaveURL(/trade\/trade\?id=16/);
  await expect(back.getByRole('timer')).toBeVisible();
});

test('pulling a list down says what letting go does, asks again, and says when that was', async ({
  page,
}) => {
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 180, y }],
    });
  await page.goto('/h5/#/pages/index/index');
  await expect(page.getByRole('link', { name: /(EUR\/USD|BTC\/USDT)/ }).first()).toBeVisible();
  const asked = page.waitForRequest(
    (request) => request.postData()?.includes('query Markets') === true,
  );
  await touch('touchStart', 150);
  for (const y of [160, 180, 195]) await touch('touchMove', y);
  await expect(page.getByText('Pull to refresh')).toBeVisible();
  for (const y of [220, 260]) await touch('touchMove', y);
  await expect(page.getByText('Release to refresh')).toBeVisible();
  await touch('touchEnd');
  await asked;
  await expect(page.getByRole('status').filter({ hasText: /^Updated \d\d:\d\d$/ })).toBeVisible();
  await expect(page.getByText(/^Updated/)).toHaveCount(0);
});
