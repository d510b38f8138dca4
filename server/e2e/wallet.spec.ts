import type { Page } from '@playwright/test';
import { dayLanguages } from './turns';
import { axe, expect, test } from './fixtures';
import { lineOf } from './line';
import { askAs } from './people';
import { aNewcomerWith, arriveIn, goTo } from './phone';
import { button } from './registering';
import { cutOnThePhone } from './widths';
import { wordsOf } from './words';

const sheet = (page: Page) => page.getByRole('dialog');

async function conversionsOf(page: Page, token: string): Promise<number> {
  const query = '{ conversions(first: 10) { edges { node { id } } } }';
  const told = await askAs<{ conversions: { edges: unknown[] } }>(page.request, query, { token });
  return told.conversions.edges.length;
}

test('M17: from Home to a coin and back: the rate first, and what was shown is what moved', async ({
  page,
}) => {
  const { token } = await aNewcomerWith(page, '200.00');
  await goTo(page, '/pages/home/home');
  await page.getByRole('link', { name: 'Convert' }).click();
  const btc = sheet(page).getByRole('tab', { name: 'BTC' });
  await btc.click();
  // The field is another one for another coin: what is typed before that goes to the old one.
  await expect(btc).toHaveAttribute('aria-selected', 'true');
  await expect(button(page, 'Get a rate')).toBeDisabled();
  await sheet(page).getByLabel('You give').fill('250');
  await expect(sheet(page).getByText('You have $200.00')).toBeVisible();
  await sheet(page)
    .getByRole('button', { name: /^Use all/ })
    .click();
  await button(page, 'Get a rate').click();
  await expect(sheet(page).getByText('BTC/USDT × USDT/USD')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const get = sheet(page).locator('dd').nth(1);
  const shown = (await get.textContent()) ?? '';
  expect(shown).toMatch(/^0\.0\d+\sBTC$/);
  expect(await conversionsOf(page, token)).toBe(0);
  await button(page, 'Convert now').dblclick();
  await expect(page.getByText('Converted', { exact: true })).toBeVisible();
  await expect(page.getByText('USD to BTC')).toBeVisible();
  await expect(page.getByText(`+${shown}`)).toBeVisible();
  expect(await conversionsOf(page, token)).toBe(1);
  await expect(page.getByRole('button', { name: /^₿?\s*BTC/ })).toContainText(shown);
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: /BTC/ }).first().click();
  await sheet(page).getByRole('tab', { name: 'Sell coin' }).click();
  await sheet(page)
    .getByRole('button', { name: /^Use all/ })
    .click();
  await button(page, 'Get a rate').click();
  await button(page, 'Convert now').click();
  await expect(page.getByText('BTC to USD')).toBeVisible();
  expect(await conversionsOf(page, token)).toBe(2);
});

test('a rate that expires is asked for anew, and a line that breaks converts nothing twice', async ({
  page,
}) => {
  const { token } = await aNewcomerWith(page, '100.00');
  const line = await lineOf(page);
  await page.goto('/h5/#/pages/user/wallet?convert=USDT');
  await sheet(page).getByLabel('You give').fill('40');
  await button(page, 'Get a rate').click();
  await expect(sheet(page).getByText(/^This rate holds for/)).toBeVisible();
  await expect(sheet(page).getByText(/^This rate has expired/)).toBeVisible({ timeout: 20_000 });
  await expect(sheet(page).getByLabel('You give')).toHaveValue('40');
  await button(page, 'Get a new rate').click();
  await expect(button(page, 'Convert now')).toBeEnabled();
  line.deafen();
  await button(page, 'Convert now').click();
  await expect.poll(() => conversionsOf(page, token)).toBe(1);
  line.join();
  await expect(button(page, 'Convert now')).toBeEnabled();
  await button(page, 'Convert now').click();
  await expect(page.getByText('USD to USDT')).toBeVisible({ timeout: 20_000 });
  expect(await conversionsOf(page, token)).toBe(1);
});

test('the wallet and its sheet fit at 320 px in the languages of the day', async ({ page }) => {
  await aNewcomerWith(page, '100.00');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of dayLanguages) {
    await arriveIn(page, language, '/pages/user/wallet?convert=BTC');
    const words = wordsOf(language, 'wallet');
    await page.getByRole('dialog').getByLabel(words('convert.give')).fill('50');
    await button(page, words('convert.ask')).click();
    await expect(page.getByText(words('convert.source'), { exact: true })).toBeVisible();
    expect([language, await cutOnThePhone(page)]).toEqual([language, []]);
  }
});
