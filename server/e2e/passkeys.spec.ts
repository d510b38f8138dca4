import type { Browser, Page } from '@playwright/test';
import { choose } from './choose';
import { expect, test } from './fixtures';
import { PASSWORD } from './people';
import { goTo, sound } from './phone';
import { addressOf } from './worlds/servers';

const FUND_PASSWORD = 'tarn-2468';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** A phone that recognises its owner, on the host that passkeys are for: an IP address has none. */
async function aPhone(chromium: Browser, worker: number): Promise<Page> {
  const baseURL = addressOf(worker).replace('127.0.0.1', 'localhost');
  const viewport = { width: 390, height: 844 };
  const context = await chromium.newContext({ baseURL, viewport, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return page;
}

async function inLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate(`localStorage.setItem('tarn.language', '${language}')`);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', /./);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test('a passkey is added, signs in, and changes where money goes', async ({ chromium }, {
  parallelIndex,
}) => {
  const page = await aPhone(chromium, parallelIndex);
  await goTo(page, '/pages/login/login');
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  await sound(page, 'login');
  await page.getByLabel('User name, phone or email').fill('mia@practice.tarn');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/home/);

  await goTo(page, '/pages/user/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill('My phone');
  await sheet.getByLabel('Your login password').fill('wrong-one');
  await sheet.getByLabel('Fund password (optional)').fill(FUND_PASSWORD);
  await sound(page, 'adding');
  await sheet.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(sheet.getByText(/Login password error/)).toBeVisible();
  await sheet.getByLabel('Your login password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Add a passkey' }).click();
  const row = page.getByRole('button', { name: /^My phone/ });
  await expect(row).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await sound(page, 'security');

  await page.evaluate(`localStorage.removeItem('tarn.token')`);
  await page.goto('/h5/#/pages/login/login');
  await page.reload();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/home/);

  await goTo(page, '/pages/payment/bindwallet');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await choose(sheet.getByRole('radio', { name: 'USDT · TRC20' }));
  await sheet.getByLabel(/^Address, USDT/).fill(TRON);
  await sheet.getByRole('button', { name: 'Add with a passkey' }).click();
  await expect(sheet).toHaveCount(0);
  const address = page.getByRole('button', { name: /TR7\*\*\*j6t/ });
  await expect(address).toBeVisible();
  await expect(address).not.toContainText('Can be paid from');
  await address.click();
  await expect(sheet.getByText('Your device asks for your passkey')).toBeVisible();
  await sound(page, 'payment method');
  await sheet.getByRole('button', { name: 'Use the fund password instead' }).click();
  await expect(sheet.getByLabel('Fund password')).toBeVisible();
  await sheet.getByRole('button', { name: 'Use a passkey instead' }).click();
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(address).toHaveCount(0);

  await goTo(page, '/pages/user/security');
  for (const language of ['zh', 'de', 'th', 'en']) {
    await inLanguage(page, language);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await sound(page, `security ${language} ${colorScheme} ${String(width)}`);
      }
    }
  }
  await row.click();
  await sheet.getByLabel('Name').fill('My key');
  await sheet.getByRole('button', { name: 'Save the name' }).click();
  await page.getByRole('button', { name: /^My key/ }).click();
  await sound(page, 'passkey');
  await sheet.getByRole('button', { name: 'Delete the passkey' }).click();
  await expect(page.getByText('Passkey deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: /^My key/ })).toHaveCount(0);
  await page.context().close();
});

test('an IP address offers none', async ({ page }) => {
  await goTo(page, '/pages/login/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0);
});
