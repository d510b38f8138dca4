import type { Page } from '@playwright/test';
import { approveNewest, ask, axe, expect, test } from './fixtures';
import { aNewcomer, openOrder, PASSWORD, sendRecharge, type Newcomer } from './people';
import { keepPicture } from './keep-picture';
import { dayLanguages } from './turns';
import { cutOnThePhone } from './widths';

const REASON = 'Two people use it: 两个人在用。';

/** With 210 USD asked for. */
async function depositor(page: Page): Promise<Newcomer> {
  const someone = await aNewcomer(page);
  await sendRecharge(page, someone.token, '210');
  return someone;
}

/** The trade screen of a market that is open at all hours. */
async function openTrade(page: Page): Promise<string> {
  const { instruments } = await ask<{ instruments: { id: string; symbol: string }[] }>(
    page,
    '{ instruments(class: CRYPTO) { id symbol } }',
  );
  const instrument = instruments.find(({ symbol }) => symbol === 'BTC/USDT')?.id ?? '';
  await page.goto(`/h5/#/pages/trade/trade?id=${instrument}`);
  await expect(page.getByRole('radio', { name: /Up/ })).toBeAttached();
  return instrument;
}

/** On a narrow phone nothing of it is cut, in the languages of the day. */
async function fits(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of dayLanguages) {
    await page.evaluate(`localStorage.setItem('tarn.language', '${language}')`);
    await page.reload();
    await expect(page.getByText(REASON)).toBeVisible();
    expect({ language, cut: await cutOnThePhone(page) }).toEqual({ language, cut: [] });
  }
  if (size) await page.setViewportSize(size);
}

/** Every look of the page in the four languages whose words are longest or whose script differs. */
async function picture(page: Page, name: string): Promise<void> {
  await fits(page);
  for (const language of ['en', 'de', 'zh', 'th']) {
    await page.evaluate(`localStorage.setItem('tarn.language', '${language}')`);
    await page.reload();
    await expect(page.getByText(REASON)).toBeVisible();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await keepPicture(page, `${name}-${language}-${scheme}`, { fullPage: true });
      expect(await axe(page)).toEqual([]);
    }
  }
  await page.evaluate(`localStorage.setItem('tarn.language', 'en')`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
}

test('A3: a lock shows on the open phone by itself and on both consoles, and the password opens one page', async ({
  signIn,
  staff,
  admin,
  page: plain,
}) => {
  const { account, id, token } = await depositor(plain);
  await approveNewest(staff, '210.00');
  const page = await signIn(account);
  await page.goto('/h5/#/pages/user/user');
  await expect(page.getByText('$210.00').first()).toBeVisible();
  const instrument = await openTrade(page);
  await openOrder(plain, token, { instrumentId: instrument });

  await admin.goto(`/admin/#/users/${id}/show`);
  await staff.goto(`/admin/#/users/${id}/show`);
  for (const each of [admin, staff]) {
    await expect(each.getByRole('button', { name: 'Lock account' })).toBeVisible();
  }
  await staff.getByRole('button', { name: 'Lock account' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('textbox').fill(REASON);

  await test.step('the phone says why, with nothing done on it', async () => {
    await dialog.getByRole('button', { name: 'Lock account' }).click();
    await expect(page.getByRole('heading', { name: 'Account locked' })).toBeVisible();
    await expect(page.getByText(REASON)).toBeVisible();
    await expect(page).toHaveURL(/login\/locked/);
  });

  await test.step('both consoles show it without a reload', async () => {
    for (const each of [staff, admin]) {
      await expect(each.getByRole('button', { name: 'Unlock account' })).toBeVisible();
      await expect(each.locator('main header').getByText('Locked', { exact: true })).toBeVisible();
    }
  });

  await test.step('and so after a reload, whatever page is asked for', async () => {
    await page.reload();
    await expect(page.getByText(REASON)).toBeVisible();
    for (const path of ['user/user', 'home/home', 'trade/trade?id=1', 'user/finance']) {
      await page.goto(`/h5/#/pages/${path}`);
      await expect(page).toHaveURL(/login\/locked/);
      await expect(page.getByText(REASON)).toBeVisible();
    }
    await expect(page.getByText('$159.50')).toBeHidden();
    await picture(page, 'reason');
  });

  await test.step('a wrong password opens nothing, the right one balance and open contracts', async () => {
    await page.getByLabel('User name, phone or email').fill(account);
    await page.getByLabel('Password', { exact: true }).fill('not-this-1');
    await page.getByRole('button', { name: 'Show my account' }).click();
    await expect(page.getByText('Login password error, try again').first()).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Show my account' }).click();
    await expect(page.getByText('$159.50')).toBeVisible();
    await expect(page.getByText('BTC/USDT')).toBeVisible();
    await page.reload();
    await expect(page.getByText('BTC/USDT')).toBeVisible();
    await picture(page, 'account');
  });
});
