import { axe, expect, test } from './fixtures';
import { aNewcomer, aReceipt, codeFor, newAddress, PASSWORD } from './people';
import { arriveAt, fieldError, fillLogIn, goTo, sound } from './phone';

const NEW_PASSWORD = 'lantern-59-bay';
const SECURITY = '/pages/user/security';

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

  await fillLogIn(page, account, PASSWORD);
  await expect(page.getByText('Login password error, try again').first()).toBeVisible();
  await fillLogIn(page, account, NEW_PASSWORD);
  await expect(page).toHaveURL(/home/);
  await goTo(other, SECURITY);
  await expect(other).toHaveURL(/login/);
});

test('another login password: the present one is asked for, and every other device is signed out', async ({
  page,
  signIn,
}) => {
  const { account } = await aNewcomer(page);
  const phone = await signIn(account);
  const other = await signIn(account);
  await goTo(phone, SECURITY);
  await phone.getByRole('link', { name: /^Login password/ }).click();
  await phone.getByLabel('Present password').fill('not-this-one');
  await phone.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await phone.getByLabel('Repeat new password').fill('another-one-5');
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone.getByText('The two login passwords do not match')).toBeVisible();
  await phone.getByLabel('Repeat new password').fill(NEW_PASSWORD);
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone.getByLabel('Present password')).toBeFocused();
  await expect(fieldError(phone)).toContainText('Login password error, try again');
  await sound(phone, 'password');
  await phone.getByLabel('Present password').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone.getByText('Saved', { exact: true })).toBeVisible();

  await goTo(other, SECURITY);
  await expect(other).toHaveURL(/login/);
  await fillLogIn(other, account, PASSWORD);
  await expect(other.getByText('Login password error, try again').first()).toBeVisible();
  await fillLogIn(other, account, NEW_PASSWORD);
  await expect(other).toHaveURL(/user\/security/);
  await arriveAt(phone, SECURITY);
  await expect(phone.getByRole('button', { name: /^Sign out all other/ })).toBeVisible();
});

test('staff make somebody choose another login password: no device stays, and only a code and a new one sign in', async ({
  page,
  signIn,
  staff,
}) => {
  const { account, id } = await aNewcomer(page);
  const phone = await signIn(account);
  await staff.goto(`/admin/#/users/${id}/show`);
  await staff.getByRole('button', { name: 'Reset password' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel(/^Reason for the reset/).fill('Told it to a stranger.');
  expect.soft(await axe(staff)).toEqual([]);
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(staff.getByText('The user has to choose a new login password.')).toBeVisible();
  await staff.getByRole('tab', { name: 'Sign-ins' }).click();
  await expect(staff.getByRole('row', { name: /Ended/ })).toHaveCount(2);
  await expect(staff.getByRole('row', { name: /Signed in$/ })).toHaveCount(0);

  await phone.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await fillLogIn(phone, account, PASSWORD);
  await expect(
    phone.getByText('Your login password was reset, please choose a new one'),
  ).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(phone.getByLabel('Phone or email')).toHaveValue(account);
  await phone.getByRole('button', { name: 'Send code' }).click();
  await expect(phone.getByRole('button', { name: /\d:\d\d/ })).toBeVisible();
  await phone.getByLabel('Code', { exact: true }).fill(await codeFor(page.request, account));
  await phone.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await phone.getByLabel('Repeat password').fill(NEW_PASSWORD);
  await sound(phone, 'new password asked for');
  await phone.getByRole('button', { name: 'Save new password' }).click();
  await expect(phone.getByText('Your new password is set. Please log in.')).toBeVisible();
  await fillLogIn(phone, account, NEW_PASSWORD);
  await expect(phone).toHaveURL(/home/);
  await goTo(phone, `${SECURITY}?looks=1`);
  await expect(phone.getByText('Asked you to choose a new login password')).toBeVisible();
  await expect(phone.getByText('Told it to a stranger.')).toBeVisible();
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
  await fillLogIn(page, address, PASSWORD);
  await expect(page).toHaveURL(/home/);
});
