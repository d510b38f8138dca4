import type { Page } from '@playwright/test';
import { axe, consoleOf, expect, leave, test } from './fixtures';
import { aNewcomer, askAs, PASSWORD } from './people';
import { keepPicture } from './keep-picture';
import { takeOf } from './desk/taking';
import { cutOnThePhone } from './widths';
import { expectEffect } from './worlds/world-owner';

const REASON = 'Two people use it.';

async function looksRight(page: Page, screen: string): Promise<void> {
  for (const [language, width] of [
    ['zh', 390],
    ['de', 320],
    ['th', 320],
    ['en', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(`localStorage.setItem('tarn.language', '${language}')`);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await keepPicture(page, `${screen}-${language}`, { fullPage: true });
    expect
      .soft({ screen, language, cut: await cutOnThePhone(page), axe: await axe(page) })
      .toEqual({ screen, language, cut: [], axe: [] });
  }
}

/** The desk shows whose account is locked and why; the answer leaves its hands free. */
async function answered(desk: Page, said: string): Promise<void> {
  await desk.goto('/admin/#/conversations');
  await desk.getByRole('row').filter({ hasText: said }).getByRole('link').first().click();
  await expect(desk.getByText('Locked because')).toBeVisible();
  await expect(desk.getByText(REASON)).toBeVisible();
  await keepPicture(desk, 'desk-appeal');
  await desk.keyboard.press('c');
  const field = desk.getByRole('textbox', { name: 'Answer to the person' });
  await field.fill('We look at his phone.');
  await field.press('Control+Enter');
  await expect(desk.getByRole('log').getByText('We look at his phone.')).toBeVisible();
  await field.press('Escape');
  await desk.keyboard.press('h');
  await expect(desk.getByRole('textbox', { name: 'Answer to the person' })).toHaveCount(0);
}

test('an appeal of a lock: sent once, talked about and decided by somebody who did not lock', async ({
  chromium,
  baseURL,
  page,
  staff,
}) => {
  const { account, id } = await aNewcomer(page);
  await staff.goto(`/admin/#/users/${id}/show`);
  await staff.getByRole('button', { name: 'Lock account' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('textbox').fill(REASON);
  await dialog.getByRole('button', { name: 'Lock account' }).click();
  await expect(staff.getByRole('button', { name: 'Unlock account' })).toBeVisible();

  await page.goto('/h5/#/pages/login/login');
  await page.getByLabel('User name, phone or email').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(REASON)).toBeVisible();
  await looksRight(page, 'appeal');
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await page.getByLabel('Why it is a mistake').fill('My brother used my phone once.');
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(page.getByText(/Your appeal is being looked at/)).toBeVisible();

  await page.getByRole('link', { name: 'Open the conversation' }).click();
  await expect(page.getByText('My brother used my phone once.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill(`He is ${account}’s brother.`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(`He is ${account}’s brother.`)).toBeVisible();

  await takeOf(staff, 'appeals', account);
  await expect(staff.getByText('My brother used my phone once.')).toBeHidden();
  const other = await consoleOf({ chromium, baseURL }, 'admin2@practice.tarn');
  await answered(other, `He is ${account}’s brother.`);
  await expect(page.getByText('We look at his phone.')).toBeVisible();
  await looksRight(page, 'appeal-talk');
  await takeOf(other, 'appeals', account);
  await expect(other.getByText('My brother used my phone once.')).toBeVisible();
  expect.soft(await axe(other)).toEqual([]);
  await other.keyboard.press('a');
  await other.getByRole('button', { name: 'Approve the appeal' }).click();
  const input = { account, password: PASSWORD };
  const open =
    'mutation ($input: SessionOpenInput!) { sessionOpen(input: $input) { token userErrors { code } } }';
  const opened = async () =>
    (
      await askAs<{ sessionOpen: { token: string | null } }>(page.request, open, {
        variables: { input },
      })
    ).sessionOpen.token !== null;
  await expectEffect(async () => expect(await opened()).toBe(true));
  // The pass has ended with the lock: its page closes by itself.
  await expect(page.getByText(/It stays open for 15 minutes/)).toBeVisible();
  await leave(other);
});

test('a forgotten fund password: asked for, approved with every step, and stopped in the day after', async ({
  page: plain,
  signIn,
  staff,
}) => {
  const { account, token } = await aNewcomer(plain);
  await askAs(
    plain.request,
    'mutation { fundPasswordSet(input: { password: "lantern-5", passwordRepeat: "lantern-5" }) { changed } }',
    { token },
  );
  const page = await signIn(account);
  await page.goto('/h5/#/pages/user/setfundpassword');
  await page.getByRole('link', { name: 'Forgotten it?' }).click();
  await expect(page.getByLabel('What happened')).toBeVisible();
  await looksRight(page, 'asking');
  await page.getByLabel('What happened').fill('I lost the paper it was on.');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText(/Customer service looks at it/)).toBeVisible();

  await takeOf(staff, 'passwordRequests', account);
  await expect(staff.getByText('I lost the paper it was on.')).toBeVisible();
  await staff.keyboard.press('a');
  const approve = staff.getByRole('button', { name: 'Approve', exact: true }).last();
  await expect(approve).toBeDisabled();
  for (const tick of await staff.getByRole('checkbox').all()) await tick.check();
  expect.soft(await axe(staff)).toEqual([]);
  await keepPicture(staff, 'console');
  await approve.click();

  await expectEffect(async () => {
    await page.reload();
    await expect(page.getByText(/Approved. From/)).toBeVisible({ timeout: 3_000 });
  });
  await looksRight(page, 'waiting');
  await page.getByRole('button', { name: 'Stop it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByText('Stopped. Nothing was changed.')).toBeVisible();
});

test('one’s own freeze: confirmed, and the locked page says until when', async ({
  page: plain,
  signIn,
}) => {
  const { account } = await aNewcomer(plain);
  const page = await signIn(account);
  await page.goto('/h5/#/pages/user/security');
  await page.getByRole('button', { name: 'Freeze…' }).click();
  expect.soft(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Freeze now' }).click();
  await expect(page.getByRole('heading', { name: 'Account locked' })).toBeVisible();
  await expect(page.getByText('You froze this account yourself.')).toBeVisible();
  await page.getByLabel('User name, phone or email').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Show my account' }).click();
  await expect(page.getByText(/A code can lift it from/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the appeal' })).toHaveCount(0);
  await looksRight(page, 'frozen');
});
