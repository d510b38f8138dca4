import type { Page } from '@playwright/test';
import type { Language } from '../../schema/languages';
import { dayLanguages } from './turns';
import { axe, consoleOf, expect, test } from './fixtures';
import { aSettledOrder } from './people';
import { aNewcomerWith, arriveAt, arriveIn, goTo, sound } from './phone';
import { keepPicture } from './keep-picture';
import { wordsOf } from './words';
import { expectEffectSeen } from './worlds/world-owner';

async function picture(page: Page, name: string): Promise<void> {
  await keepPicture(page, name, { fullPage: true });
  await sound(page, name);
}

/** Takes the only report of this user, as staff do. */
async function take(desk: Page, account: string, name: string): Promise<void> {
  const filter = encodeURIComponent(`{"tab":"TO_REVIEW","user":"${account}"}`);
  await desk.goto(`/admin/#/disputes?filter=${filter}`);
  await desk.getByRole('button', { name: /Take next/ }).click();
  await expect(desk.getByRole('heading', { name: 'In the user’s own words' })).toBeVisible();
  await expect(desk.getByText('Everything in it holds')).toBeVisible({ timeout: 30_000 });
  expect.soft(await axe(desk)).toEqual([]);
  await keepPicture(desk, name);
}

/** By the keys alone: R, a common reason, and Ctrl+Enter. */
async function foundRight(desk: Page): Promise<void> {
  await desk.keyboard.press('r');
  const form = desk.getByRole('form', { name: 'The settlement was right' });
  await form.getByRole('button', { name: /Last price before the end/ }).click();
  await keepPicture(desk, 'desk-right');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('button', { name: /^Undo/ }).first()).toBeVisible();
  await expectEffectSeen(desk.getByText(/^The settlement was right\. The user reads/));
}

test('H8: a settled contract is reported, answered with a reason, and looked at once more by somebody else', async ({
  page,
  chromium,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const { token, account } = await aNewcomerWith(page, '500.00');
  const order = await aSettledOrder(page, token);
  const detail = `/pages/user/order?id=${order.id}`;
  const lena = await consoleOf({ chromium, baseURL }, 'support@practice.tarn');
  const jun = await consoleOf({ chromium, baseURL }, 'admin2@practice.tarn');

  await test.step('one tap in its detail; the promised time is told', async () => {
    await goTo(page, detail);
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await page.getByLabel(/What happened/).fill('It fell one second after the end.\n<b>Look</b>');
    await picture(page, 'report');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await expect(page.getByText(/Answer promised by/)).toBeVisible();
    await expect(page.getByText('The certificate is attached.')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Report a problem' })).toHaveCount(0);
    await picture(page, 'reported');
  });

  await test.step('staff decide in words, with the certificate checked beside', async () => {
    await take(lena, account, 'desk-first');
    await foundRight(lena);
  });

  await test.step('the user reads them, and asks for a second look once', async () => {
    await goTo(page, '/pages/user/message');
    await page.getByRole('button', { name: /the settlement was right/ }).click();
    await page.getByRole('link', { name: 'View' }).click();
    await expect(page.getByText(/Answer: The settlement price is the last one/)).toBeVisible();
    await picture(page, 'answered');
    await page.getByRole('button', { name: 'Ask for a second look' }).click();
    await page.getByRole('button', { name: 'Ask for it' }).click();
    await expect(page.getByText('Second look', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for a second look' })).toHaveCount(0);
  });

  await test.step('who handled it may not; somebody else decides', async () => {
    const filter = encodeURIComponent(`{"tab":"TO_REVIEW","user":"${account}"}`);
    await lena.goto('about:blank');
    await lena.goto(`/admin/#/disputes?filter=${filter}`);
    await lena.getByRole('row', { name: /Second look/ }).click();
    await expect(lena.getByText(/You have handled this report before/).first()).toBeVisible();
    await expect(lena.getByRole('button', { name: /^Take(?! next)/ })).toHaveCount(0);
    await keepPicture(lena, 'desk-handled');
    await take(jun, account, 'desk-second');
    await expect(jun.getByText(/First look: decided as right by/)).toBeVisible();
    await foundRight(jun);
    await arriveAt(page, detail);
    await expect(page.getByText(/Answer: The settlement price/)).toHaveCount(2);
    await picture(page, 'twice');
  });

  await test.step('a contract shows its certificate to staff', async () => {
    await lena.goto(`/admin/#/orders/${order.id}/show`);
    await expect(lena.getByText('Everything in it holds')).toBeVisible({ timeout: 30_000 });
    expect.soft(await axe(lena)).toEqual([]);
    await keepPicture(lena, 'desk-order', { fullPage: true });
  });

  await page.setViewportSize({ width: 320, height: 844 });
  for (const language of dayLanguages) await inLanguage(page, language, detail);
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'twice-dark');
  await lena.context().close();
  await jun.context().close();
});

/** As a narrow phone has it. */
async function inLanguage(page: Page, language: Language, detail: string): Promise<void> {
  const words = wordsOf(language, 'dispute');
  await arriveIn(page, language, detail);
  await expect(page.getByText(words('dispute.state.RIGHT'))).toHaveCount(2);
  await picture(page, `twice-${language}`);
}
