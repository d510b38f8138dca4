import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { aNewcomer, askAs } from './people';

const star = (page: Page) => page.getByRole('button', { name: /favourites/i });

async function openMarket(page: Page, symbol: string): Promise<void> {
  await page.goto('/h5/#/pages/index/index?group=CRYPTO');
  await page.getByRole('link', { name: new RegExp(symbol) }).click();
  await expect(star(page)).toBeVisible();
}

test('stars follow the account to another phone, and those of the device are brought in', async ({
  page,
  signIn,
  staff,
}) => {
  const { account, id } = await aNewcomer(page);
  const { instruments } = await askAs<{ instruments: { id: string; symbol: string }[] }>(
    page.request,
    '{ instruments(class: CRYPTO) { id symbol } }',
  );
  const before = instruments.filter(({ symbol }) => symbol === 'ETH/USDT').map((one) => one.id);
  await page.goto('/h5/#/pages/login/login');
  await page.evaluate(`localStorage.setItem('tarn.favourites', '${JSON.stringify(before)}')`);
  await page.reload();
  await page.getByLabel('User name, phone or email').fill(account);
  await page.getByLabel('Password', { exact: true }).fill('practice-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/home/);
  await openMarket(page, 'BTC/USDT');
  await star(page).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');

  const other = await signIn(account);
  await other.goto('/h5/#/pages/index/index?group=FAVOURITES');
  for (const symbol of ['ETH/USDT', 'BTC/USDT']) {
    await expect(other.getByRole('link', { name: new RegExp(symbol) })).toBeVisible();
  }
  await expect(other.getByRole('link', { name: /EUR/ })).toHaveCount(0);

  await staff.goto(`/admin/#/users/${id}/show`);
  await expect(staff.getByText('Starred markets')).toBeVisible();
  const stars = staff.locator('dl div').filter({ hasText: 'Starred markets' });
  await expect(stars.locator('dd')).toHaveText('2');
});
