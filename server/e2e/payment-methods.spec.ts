import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const inSheet = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('a user adds an address, makes it the default and deletes it again', async ({ signIn }) => {
  const page = await signIn('leo@practice.tarn');
  await page.goto('/h5/#/pages/user/user');
  await page.getByRole('link', { name: 'Cards and addresses' }).click();
  await expect(row(page, /Hafenbank Default/)).toBeVisible();
  await page.getByRole('link', { name: 'Add an address' }).click();

  await page.getByRole('button', { name: 'Add an address' }).click();
  const sheet = inSheet(page);
  await sheet.getByRole('radio', { name: 'Bitcoin' }).check({ force: true });
  await sheet.getByLabel('Address, Bitcoin').fill(TRON);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet.getByText('The wallet address is not valid')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole('radio', { name: 'USDT · TRC20' }).check({ force: true });
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(row(page, /TR7\*\*\*j6t Can be paid from/)).toBeVisible();

  await row(page, /TR7/).click();
  await sheet.getByLabel('Fund password').fill('wrong-one');
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(sheet.getByText('Incorrect fund password')).toBeVisible();
  await sheet.getByLabel('Fund password').fill('tarn-2468');
  await sheet.getByRole('button', { name: 'Make it the default' }).click();
  await expect(row(page, /TRC20 Default/)).toBeVisible();

  await row(page, /TR7/).click();
  await sheet.getByLabel('Fund password').fill('tarn-2468');
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, /TR7/)).toHaveCount(0);
  await page.goto('/h5/#/pages/payment/bindbank');
  await row(page, /Hafenbank/).click();
  await sheet.getByLabel('Fund password').fill('tarn-2468');
  await sheet.getByRole('button', { name: 'Make it the default' }).click();
  await expect(row(page, /Hafenbank Default/)).toBeVisible();
});
