import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { aNewcomer, aReceipt, codeFor, newAddress, PASSWORD } from './people';
import { goTo, sound } from './phone';

const NEW_PASSWORD = 'lantern-59-bay';

async function logIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('User name, phone or email').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a forgotten password: a code, a new one, and the old one opens nothing', async ({
  page,
  signIn,
}) => {
  const { account } = await aNewcomer(page);
  const other = await signIn(account);
  await page.goto('/h5/#/pages/login/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('Phone or email').fill(account);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /\d:\d\d/ })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Repeat password').fill(NEW_PASSWORD);
  await sound(page, 'forgotten');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Verification code error').first()).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(page.request, account));
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your new password is set. Please log in.')).toBeVisible();

  await logIn(page, account, PASSWORD);
  await expect(page.getByText('Login password error, try again').first()).toBeVisible();
  await logIn(page, account, NEW_PASSWORD);
  await expect(page).toHaveURL(/home/);
  await goTo(other, '/pages/user/security');
  await expect(other).toHaveURL(/login/);
});

test('how one is called, what one looks like and where one is reached', async ({
  page,
  signIn,
}) => {
  const { account } = await aNewcomer(page);
  const phone = await signIn(account);
  await goTo(phone, '/pages/user/profile');
  await sound(phone, 'profile');
  const sheet = phone.getByRole('dialog');
  const name = `rosa.${account.slice(3, 9)}`;

  await phone.getByRole('button', { name: /^User name/ }).click();
  await sheet.getByLabel('User name').fill('12345');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await sound(phone, 'user name');
  await sheet.getByLabel('User name').fill(name);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByRole('button', { name: `User name ${name}` })).toBeVisible();

  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await aReceipt() };
  await phone.getByLabel('Add a picture').setInputFiles(picture);
  await expect(phone.getByLabel('Change picture')).toBeAttached();
  await sound(phone, 'picture');
  await phone.getByRole('button', { name: 'Remove picture' }).click();
  await expect(phone.getByLabel('Add a picture')).toBeAttached();

  const address = newAddress();
  await phone.getByRole('button', { name: /^E-mail/ }).click();
  await sheet.getByLabel('New e-mail').fill(address);
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await expect(sheet.getByRole('button', { name: /^Again in/ })).toBeVisible();
  await sheet.getByLabel('Code').fill(await codeFor(page.request, address));
  await sheet.getByLabel('Login password').fill(PASSWORD);
  await sound(phone, 'contact');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();

  await page.goto('/h5/#/pages/login/login');
  await logIn(page, address, PASSWORD);
  await expect(page).toHaveURL(/home/);
});
