import type { Page } from '@playwright/test';
import { ask, axe, consoleOf, expect, test } from './fixtures';
import { PASSWORD } from './people';
import { arriveAt, arriveIn, goTo, sound } from './phone';
import { keepPicture } from './keep-picture';
import { button } from './registering';
import { cutOnThePhone } from './widths';
import { expectEffectSeen } from './worlds/world-owner';

const VERIFIED = '{ invitation { verified } }';
const PAID = '{ credits(first: 50) { edges { node { class } } } }';

/** Mia of the practice world has invited everybody else, and claims her first reward. */
async function asMia(page: Page): Promise<void> {
  await page.goto('/h5/#/pages/login/login');
  await page.getByLabel('User name, phone or email').fill('mia@practice.tarn');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Log in').click();
  await expect(page).not.toHaveURL(/login\/login/);
}

async function picture(page: Page, name: string): Promise<void> {
  await keepPicture(page, name, { fullPage: true });
  await sound(page, name);
}

test('M10: the daily bonus is claimed once; a reward for inviting is approved and paid', async ({
  page,
  chromium,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await asMia(page);

  await test.step('a plain row in the user centre, with its turnover before it is claimed', async () => {
    await goTo(page, '/pages/user/user');
    const row = page.getByRole('button', { name: /^Daily bonus/ });
    await expect(row).toContainText('$1.00 waits');
    await row.click();
    await expect(page.getByText(/stated turnover is \$1\.00/)).toBeVisible();
    await picture(page, 'daily-bonus');
    await page.getByRole('button', { name: 'Claim $1.00' }).click();
    await expect(page.getByText(/The next one can be claimed from/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toContainText('Claimed today');
  });

  let verified = 0;
  await test.step('code, link, poster and where each reward is', async () => {
    await page.getByRole('link', { name: /^Invite and poster/ }).click();
    await expect(page.getByText('TARN01', { exact: true })).toBeVisible();
    await expect(page.getByText(/Answer promised by/)).toBeVisible();
    // One of the practice world, and whoever was verified by this server's tests before.
    ({ verified } = (await ask<{ invitation: { verified: number } }>(page, VERIFIED)).invitation);
    expect(verified).toBeGreaterThanOrEqual(1);
    await expect(page.getByText(`Verified invitees: ${String(verified)}`)).toBeVisible();
    await picture(page, 'invite');
    await page.getByRole('button', { name: 'QR poster' }).click();
    await expect(page.getByRole('img', { name: /Scan to register/ })).toBeVisible();
    await picture(page, 'poster');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save picture' }).click();
    expect((await saved).suggestedFilename()).toBe('invitation.png');
    await page.keyboard.press('Escape');
  });

  const desk = await consoleOf({ chromium, baseURL }, 'support@practice.tarn');
  await test.step('a claim that was refused says why, and can be made again', async () => {
    await desk.goto('/admin/#/rewardClaims');
    await desk.getByRole('button', { name: /Take next/ }).click();
    await expect(desk.getByText(`counted: ${String(verified)}`)).toBeVisible();
    await desk.keyboard.press('r');
    await desk.keyboard.press('1');
    await keepPicture(desk, 'desk-claim-refused');
    await desk.keyboard.press('Control+Enter');
    await expectEffectSeen(page.getByText(/^Refused: /).first());
    await picture(page, 'claim-refused');
    await page.getByRole('button', { name: 'Claim $10.00' }).click();
    await expect(page.getByText(/Answer promised by/)).toBeVisible();
  });

  await test.step('customer service sees whom she invited, and pays, once', async () => {
    await desk.goto('/admin/#/');
    await desk.goto('/admin/#/rewardClaims');
    await desk.getByRole('button', { name: /Take next/ }).click();
    await expect(desk.getByText(`counted: ${String(verified)}`)).toBeVisible();
    expect.soft(await axe(desk)).toEqual([]);
    await keepPicture(desk, 'desk-claim');
    await desk.keyboard.press('a');
    await desk.getByRole('button', { name: /^Pay .*10\.00/ }).click();
    await expectEffectSeen(desk.getByText('Approved; the user was credited.'));
    const { credits } = await ask<{ credits: { edges: { node: { class: string } }[] } }>(
      page,
      PAID,
    );
    expect(credits.edges.filter(({ node }) => node.class === 'PROMOTION')).toHaveLength(1);
  });

  await test.step('she reads it as paid, and in the narrowest window in German and Thai', async () => {
    await arriveAt(page, '/pages/invite/invite');
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 700 });
    for (const language of ['de', 'th'] as const) {
      await arriveIn(page, language, '/pages/invite/invite');
      await expect(page.getByText('TARN01', { exact: true })).toBeVisible();
      expect(await cutOnThePhone(page)).toEqual([]);
    }
  });
});
