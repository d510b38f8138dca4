import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures';
import { aNewcomer, codeFor, PASSWORD } from './people';
import { keepPicture } from './keep-picture';

async function tryToSignIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/graphql'));
  await page.getByRole('button', { name: 'Log in' }).click();
  await answered;
}

/** Five wrong passwords: from then on signing in waits. */
async function forget(page: Page): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) await tryToSignIn(page, 'not-this-1');
  await expect(page.getByText('Login password error, try again').first()).toBeVisible();
  await tryToSignIn(page, PASSWORD);
  await expect(page.getByText(/^Too many attempts, try again in \d+ s$/)).toBeVisible();
}

async function picture(page: Page, name: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await axe(page)).toEqual([]);
    await keepPicture(page, `waits-${name}-${scheme}`, { fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('A4: after wrong passwords signing in waits, until a code of one’s own or staff end it', async ({
  page,
  staff,
}) => {
  const { account, id } = await aNewcomer(page);
  await page.goto('/h5/#/pages/login/login');
  await page.getByLabel('User name, phone or email').fill(account);

  await test.step('five wrong ones: the right one waits too, and the page says how long', async () => {
    await forget(page);
    await picture(page, 'first');
  });

  await test.step('a code sent to the account ends the wait, and the password is asked again', async () => {
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    const code = await codeFor(page.request, account);
    await page.getByLabel('Code', { exact: true }).fill(code === '123456' ? '654321' : '123456');
    await page.getByRole('button', { name: 'End the wait' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await picture(page, 'code');
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'End the wait' }).click();
    await expect(page.getByRole('button', { name: 'End the wait' })).toBeHidden();
    await expect(page).toHaveURL(/login\/login/);
    await tryToSignIn(page, PASSWORD);
    await expect(page).toHaveURL(/home/);
  });

  await test.step('staff see the wait and end it with a reason', async () => {
    await page.evaluate('localStorage.clear()');
    await page.goto('/h5/#/pages/login/login');
    await page.reload();
    await page.getByLabel('User name, phone or email').fill(account);
    await forget(page);
    await staff.goto(`/admin/#/users/${id}/show`);
    await expect(staff.getByText(/^Signing in waits until /)).toBeVisible();
    await keepPicture(staff, 'console-waits');
    await staff.getByRole('button', { name: 'Lift the wait' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Known by voice.');
    await keepPicture(staff, 'console-lift');
    await dialog.getByRole('button', { name: 'Lift the wait' }).click();
    await expect(staff.getByText(/^Signing in waits until /)).toBeHidden();
    await tryToSignIn(page, PASSWORD);
    await expect(page).toHaveURL(/home/);
  });
});
