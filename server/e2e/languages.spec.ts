import type { Page } from '@playwright/test';
import type { Language } from '../../schema/languages';
import { choose } from './choose';
import { expect, test } from './fixtures';
import { codeFor, newAddress, PASSWORD } from './people';
import { sound } from './phone';
import { dayLanguages } from './turns';
import { wordsOf } from './words';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function registers(page: Page, language: Language): Promise<void> {
  const auth = wordsOf(language, 'auth');
  const account = newAddress();
  await page
    .getByRole('link', { name: wordsOf(language, 'public')('public.start') })
    .first()
    .click();
  await page.getByLabel(auth('auth.account'), { exact: true }).fill(account);
  await sound(page, 'register, step 1');
  await button(page, auth('auth.goOn')).click();
  await expect(button(page, auth('auth.practiceUse'))).toBeVisible();
  await sound(page, 'register, step 2');
  const code = await codeFor(page.request, account);
  await page.getByLabel(auth('auth.code'), { exact: true }).fill(code);
  await page.getByLabel(auth('auth.passwordNew'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(auth('auth.passwordRepeat'), { exact: true }).fill(PASSWORD);
  await button(page, auth('auth.goOn')).click();
  await page.getByRole('checkbox').check();
  await sound(page, 'register, step 3');
  await button(page, auth('auth.register')).click();
}

async function recharges(page: Page, language: Language): Promise<void> {
  const recharge = wordsOf(language, 'recharge');
  await expect(page.getByText(wordsOf(language, 'home')('home.nextStep'))).toBeVisible();
  await sound(page, 'Home');
  await page.getByRole('link', { name: wordsOf(language, 'home')('home.nextStep') }).click();
  await button(page, recharge('recharge.examplePicture')).click();
  await expect(button(page, recharge('recharge.submit'))).toBeEnabled();
  await sound(page, 'recharge');
  await button(page, recharge('recharge.submit')).click();
  await expect(page.getByText(wordsOf(language, 'home')('home.step.wait'))).toBeVisible();
  await page.goto('/h5/#/pages/user/rechargerecord');
  await expect(
    page.getByRole('heading', { name: wordsOf(language, 'shared')('pages.rechargeRecords') }),
  ).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await sound(page, 'recharge records');
}

async function trades(page: Page, language: Language): Promise<void> {
  const trading = wordsOf(language, 'trading');
  const ticket = page.getByRole('region', { name: trading('ticket.label') });
  await page.goto('/h5/#/pages/trade/trade?id=16');
  await choose(ticket.getByRole('radio', { name: new RegExp(`^${trading('ticket.up')}`) }));
  await ticket.getByLabel(trading('ticket.amount'), { exact: true }).fill('2000');
  await expect(ticket.getByText(trading('ticket.ifHigher'))).toBeVisible();
  await sound(page, 'ticket');
}

for (const language of dayLanguages) {
  test(`landing, register, recharge and trade fit at 320 px, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(`localStorage.setItem('tarn.language', '${language}')`);
    await page.goto('/h5/');
    await expect(
      page.getByRole('heading', { name: wordsOf(language, 'public')('public.heroTitle') }),
    ).toBeVisible();
    await sound(page, 'landing');
    await registers(page, language);
    await recharges(page, language);
    await trades(page, language);
  });
}
