import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures';
import { PASSWORD } from './people';
import { button } from './registering';
import { arriveIn } from './phone';
import { cutOnThePhone } from './widths';

/** Ivy of the practice world was credited under a campaign. */
async function asIvy(page: Page): Promise<void> {
  await page.goto('/h5/#/pages/login/login');
  await page.getByLabel('User name, phone or email').fill('ivy@practice.tarn');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Log in').click();
  await expect(page).not.toHaveURL(/login\/login/);
}

test('M14: what is tied to turnover is said in the user centre, the wallet and the record', async ({
  page,
}) => {
  await asIvy(page);
  await page.goto('/h5/#/pages/user/user');
  const row = page.getByRole('link', { name: /Tied to turnover/ });
  await expect(row).toContainText('$50.00');
  expect(await axe(page)).toEqual([]);
  await row.click();
  await expect(page).toHaveURL(/rechargerecord/);
  await expect(page.getByText(/contracts won or lost need to come to/)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.goto('/h5/#/pages/user/wallet');
  const card = page.getByRole('region', { name: 'Tied to turnover' });
  await expect(card).toContainText(
    'To free it, contracts won or lost need to come to $250.00 more.',
  );
  expect(await axe(page)).toEqual([]);
  await card.getByRole('link', { name: 'Your credits' }).click();
  await expect(page).toHaveURL(/rechargerecord/);
});

test('and in the narrowest window in German and Thai', async ({ page }) => {
  await asIvy(page);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of ['de', 'th'] as const) {
    await arriveIn(page, language, '/pages/user/wallet');
    await expect(page.locator('#tied')).toBeVisible();
    expect(await cutOnThePhone(page)).toEqual([]);
  }
});
