import type { Page } from '@playwright/test';
import { choose } from './choose';
import { expect, test } from './fixtures';
import { askAs } from './people';
import { aNewcomerWith, goTo, sound as isSound } from './phone';
import { keepPicture } from './keep-picture';

const LIMITS = '/pages/user/security?limits=1';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** As it stands, in a language of each width and script, without anything cut or out of reach. */
async function sound(page: Page, screen: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await keepPicture(page, screen, { fullPage: true });
  await isSound(page, screen);
}

async function setLimit(page: Page, of: string, label: string, value: string): Promise<void> {
  await button(page, of).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(label).fill(value);
  await sheet.getByRole('button', { name: 'Save limit' }).click();
  await expect(sheet).toBeHidden();
}

test('H9: own limits and breaks: set, a raise that waits, and both said where they stand against something', async ({
  page,
}) => {
  await aNewcomerWith(page, '500.00');
  await goTo(page, '/pages/user/security');
  await page.getByRole('link', { name: 'Own limits and breaks' }).click();
  await expect(page.getByRole('heading', { name: 'Own limits', level: 1 })).toBeVisible();

  await setLimit(page, 'Loss a day: Set', 'Limit in USD', '50');
  await setLimit(page, 'Recharges a day: Set', 'Limit in USD', '100');
  await setLimit(page, 'Time a day: Set', 'Limit in minutes', '600');
  await expect(page.getByText(/of \$100\.00 today$/)).toBeVisible();
  await setLimit(page, 'Loss a day: Change', 'Limit in USD', '90');
  await expect(page.getByText(/^\$90\.00 from /)).toBeVisible();
  await expect(page.getByText('$0.00 of $50.00 today')).toBeVisible();
  for (const [language, width] of [
    ['de', 320],
    ['th', 320],
    ['en', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(`localStorage.setItem('tarn.language', '${language}')`);
    await page.reload();
    await expect(page.getByRole('radiogroup')).toBeVisible();
    await sound(page, `limits-${language}`);
  }
  await button(page, 'Loss a day: Change').click();
  await page.getByRole('dialog').getByLabel('Limit in USD').fill('95');
  await expect(page.getByText(/holds 24 hours from now/)).toBeVisible();
  await sound(page, 'limit-sheet');
  await page.keyboard.press('Escape');

  // The ticket names the limit and what it leaves; the way there stands beside it.
  const { instruments } = await askAs<{ instruments: { id: string; symbol: string }[] }>(
    page.request,
    '{ instruments { id symbol } }',
  );
  const btc = instruments.find(({ symbol }) => symbol === 'BTC/USDT')?.id ?? '';
  await goTo(page, `/pages/trade/trade?id=${btc}`);
  await choose(page.getByRole('radio', { name: 'Up' }));
  await page.getByLabel('Amount', { exact: true }).first().fill('60');
  await expect(page.getByText(/Your own limit on losses is \$50\.00 a day/)).toBeVisible();
  await sound(page, 'ticket');
  await goTo(page, '/pages/user/recharge?amount=150');
  // More than a day allows, whatever of it is used up and whether midnight has come meanwhile.
  await expect(page.getByText(/limit on recharges is \$100\.00 a day/).last()).toBeVisible();
  await page.getByRole('link', { name: 'Own limits' }).click();

  await choose(page.getByRole('radio', { name: '24 hours' }));
  await button(page, 'Take a break…').click();
  await button(page, 'Start the break').click();
  await expect(page.getByText(/^You are taking a break until/)).toBeVisible();
  // What it stands under leaves a moment later, and would take the press.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose(page.getByRole('radio', { name: 'For good' }));
  await button(page, 'Take a break…').click();
  await expect(button(page, 'Start the break')).toBeDisabled();
  await sound(page, 'break-for-good');
  await page.getByRole('checkbox').check();
  await button(page, 'Start the break').click();
  await expect(page.getByText('You are taking a break for good.')).toBeVisible();
  await expect(button(page, 'Take a break…')).toHaveCount(0);
  await sound(page, 'on-break');

  await goTo(page, `/pages/trade/trade?id=${btc}`);
  await expect(page.getByText('You are taking a break for good.')).toBeVisible();
  await goTo(page, '/pages/project/details?id=6');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByText('You are taking a break for good.')).toBeVisible();
  await sound(page, 'project-on-break');
  await foot.getByRole('link', { name: 'Own limits' }).click();
  await expect(page).toHaveURL(new RegExp(LIMITS.replace('?', '\\?')));
});
