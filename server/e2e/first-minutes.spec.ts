import type { Locator } from '@playwright/test';
import { axe, expect, test } from './fixtures';
import { codeFor, newAddress, PASSWORD } from './people';
import { sheetHasGone } from './phone';
import { button, toStep2, toStep3 } from './registering';
import { dayThemes } from './turns';

/** Counts what a thumb does: a tap, and typing into a field, are one each. */
function counted() {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    /** Radios and ticks stand under their words. */
    choose: async (target: Locator) => {
      taps += 1;
      await target.check({ force: true });
    },
    type: async (field: Locator, text: string) => {
      taps += 1;
      await field.fill(text);
    },
  };
}

for (const theme of dayThemes)
  test(`from the visitor’s Home to a running contract: 90 seconds and 20 taps at most, ${theme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    const { taps, tap, choose, type } = counted();
    /** Looking at the page is the test's own time. */
    let looking = 0;
    const look = async () => {
      const began = Date.now();
      expect(await axe(page)).toEqual([]);
      looking += Date.now() - began;
    };
    const began = Date.now();

    await test.step('registers in three steps and is signed in', async () => {
      await page.goto('/h5/');
      await tap(page.getByRole('link', { name: 'Try it with practice money' }).first());
      await look();
      await type(page.getByLabel('Phone or email'), newAddress());
      await tap(button(page, 'Continue'));
      await tap(button(page, 'Fill in'));
      await look();
      await type(page.getByLabel('Password', { exact: true }), PASSWORD);
      await type(page.getByLabel('Repeat password'), PASSWORD);
      await tap(button(page, 'Continue'));
      await expect(page.getByLabel('Invitation code')).toHaveValue('TARN01');
      await look();
      await choose(page.getByRole('checkbox'));
      await tap(button(page, 'Register'));
      await expect(page.getByText('Your next step')).toBeVisible();
      await look();
    });

    await test.step('recharges by the practice channel, which the practice desk approves', async () => {
      await tap(page.getByRole('link', { name: /Your next step/ }));
      await tap(button(page, 'Make an example picture'));
      await expect(page.getByText(/Uploaded/)).toBeVisible();
      await look();
      await tap(button(page, 'Submit for review'));
      await expect(page.getByText('Your recharge is under review')).toBeVisible();
      await expect(page.getByText('Place your first order')).toBeVisible({ timeout: 40_000 });
      await look();
    });

    await test.step('places the first order', async () => {
      await tap(page.getByRole('link', { name: /BTC\/USDT/ }).first());
      await choose(page.getByRole('radio', { name: /Up/ }));
      await choose(page.getByRole('radio', { name: '50', exact: true }));
      await look();
      await tap(button(page, 'Review order'));
      const dialog = page.getByRole('dialog');
      await choose(dialog.getByRole('checkbox'));
      await look();
      await tap(dialog.getByRole('button', { name: 'Continue' }));
      await expect(button(page, /^Confirm/)).toBeVisible();
      await look();
      await tap(button(page, /^Confirm/));
      await expect(page.getByRole('timer').first()).toBeVisible();
    });

    const seconds = (Date.now() - began - looking) / 1_000;
    test.info().annotations.push({
      type: 'first minutes',
      description: `${String(taps())} taps, ${seconds.toFixed(1)} s`,
    });
    expect(taps()).toBeLessThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(90);

    await test.step('and reads its result', async () => {
      await look();
      const done = page.getByRole('dialog').getByRole('button', { name: 'Done' });
      await expect(done).toBeVisible({ timeout: 45_000 });
      await look();
      await done.click();
      await sheetHasGone(page);
      await page.goto('/h5/#/pages/user/finance');
      await expect(page.getByText(/Contract (won|lost|draw)/)).toBeVisible();
      await look();
    });
  });

test('a wrong code and a wrong invitation lead back to their step, with all of it kept', async ({
  page,
}) => {
  const account = newAddress();
  await toStep2(page, account);
  await expect(page.getByText(await codeFor(page.request, account))).toBeVisible();
  const code = await codeFor(page.request, account);
  await toStep3(page, code === '000000' ? '000001' : '000000');
  await page.getByLabel('Invitation code').fill('NOBODY9');
  await page.getByRole('checkbox').check();
  await button(page, 'Register').click();
  await expect(page.locator('.field-error').first()).toBeVisible();
  await page.getByLabel('Invitation code').fill('TARN01');
  await button(page, 'Register').click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await button(page, 'Continue').click();
  await button(page, 'Register').dblclick();
  await expect(page.getByRole('link', { name: 'User' })).toBeVisible();
});

test('back goes a step back, and forward on again, with all of it kept', async ({ page }) => {
  await toStep2(page, 'mia@practice.tarn');
  await page.goBack();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByLabel('Phone or email')).toHaveValue('mia@practice.tarn');
  await page.goForward();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
});
