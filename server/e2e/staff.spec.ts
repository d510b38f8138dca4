import type { APIRequestContext, Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { generateSync } from 'otplib';
import { axe, consoleOf, expect, test } from './fixtures';
import { keepPicture } from './keep-picture';
import { confirmProposed } from './desk/proposing';

const email = `noor${randomBytes(4).toString('hex')}@staff.tarn`;
const PASSWORD = 'own-choice-7';
const OTHER_PASSWORD = 'own-choice-8';

async function looksRight(page: Page, screen: string): Promise<void> {
  // Dialogs come and go in a moment: half-way colours are not what is looked at.
  const wide = 'document.documentElement.scrollWidth > innerWidth';
  expect.soft({ screen, wide: await page.evaluate(wide), axe: await axe(page) }).toEqual({
    screen,
    wide: false,
    axe: [],
  });
  await keepPicture(page, `staff-${screen}`);
}

/** The link of the newest mail, as its reader finds it in their mailbox; empty where it is of another kind. */
async function linkIn(request: APIRequestContext, to: 'invitation' | 'password'): Promise<string> {
  const response = await request.get('/practice/outbox?format=json');
  const messages = (await response.json()) as { to: string; body: string }[];
  const { body = '' } = messages.find((message) => message.to === email) ?? {};
  return new RegExp(`/admin/#/${to}\\?token=\\S+`).exec(body)?.[0] ?? '';
}

/** What an authenticator app would be shown, for somebody who has only a password. */
async function beginFactor(request: APIRequestContext): Promise<string> {
  const query = `mutation ($input: StaffFactorBeginInput!) { staffFactorBegin(input: $input) { setupKey } }`;
  const response = await request.post('/admin/graphql', {
    data: { query, variables: { input: { email, password: PASSWORD } } },
    headers: { 'x-tarn-console': '1' },
  });
  const { data } = (await response.json()) as { data: { staffFactorBegin: { setupKey: string } } };
  return data.staffFactorBegin.setupKey;
}

async function propose(admin: Page): Promise<void> {
  await admin.goto('/admin/#/staff');
  await expect(admin.getByRole('row')).toHaveCount(5);
  await looksRight(admin, 'list');
  await admin.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(/^E-mail/).fill(email);
  await dialog.getByLabel(/^Name/).fill('Noor Haddad');
  await dialog.getByLabel(/^Why/).fill('More hands at the desk');
  await looksRight(admin, 'invite');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(admin.getByText('Proposed. Another administrator has to confirm it.')).toBeVisible();
}

/** That this member is to be an administrator. */
async function proposeRole(admin: Page, name: string): Promise<void> {
  await admin.goto('/admin/#/proposals');
  await admin.getByRole('button', { name: 'Propose a role' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(/^Whose role/).click();
  await admin.getByRole('option', { name: new RegExp(name) }).click();
  await dialog.getByLabel(/^From now on/).click();
  await admin.getByRole('option', { name: 'Administrator' }).click();
  await dialog.getByLabel(/^Why/).fill('Leads the desk');
  await looksRight(admin, 'role');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function join(page: Page): Promise<void> {
  const link = () => linkIn(page.request, 'invitation');
  await expect.poll(link, { timeout: 60_000 }).not.toBe('');
  await page.goto(await link());
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('The same again').fill(PASSWORD);
  await looksRight(page, 'join');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText(/^You have joined/)).toBeVisible();
}

async function choose(page: Page, [password, repeated]: readonly [string, string]): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('The same again').fill(repeated);
  await page.getByRole('button', { name: 'Save the password' }).click();
}

/** From the sign-in by the mailbox to another password; a mailbox alone changes none. */
async function resetPassword(page: Page, secret: string): Promise<void> {
  await page.goto('/admin/');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If this mailbox belongs to the staff')).toBeVisible();
  await looksRight(page, 'ask-reset');
  const link = () => linkIn(page.request, 'password');
  await expect.poll(link, { timeout: 60_000 }).not.toBe('');
  const address = await link();
  await page.goto('about:blank');
  await page.goto(address);
  await choose(page, [OTHER_PASSWORD, 'another-8']);
  await expect(page.getByRole('alert')).toHaveText('The two login passwords do not match');
  await choose(page, [OTHER_PASSWORD, OTHER_PASSWORD]);
  const code = page.getByLabel(/^Code/);
  await expect(code).toBeVisible();
  await looksRight(page, 'choose-password');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert')).toHaveText('The second factor code is wrong');
  // The code of this half minute was used to sign in; the next one counts already.
  const epoch = Math.floor(Date.now() / 1_000) + 30;
  await code.fill(generateSync({ secret, epoch }));
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password is changed. Sign in with it.')).toBeVisible();
  await looksRight(page, 'password-changed');
  await page.goto('about:blank');
  await page.goto(address);
  await choose(page, [OTHER_PASSWORD, OTHER_PASSWORD]);
  await expect(page.getByRole('alert')).toHaveText('This link has ended. Ask for a new one');
  await looksRight(page, 'link-ended');
  await page.getByRole('button', { name: 'Back to signing in' }).click();
  await expect(page.getByRole('button', { name: 'Forgot your password?' })).toBeVisible();
}

test('O2, O6: two administrators invite somebody, who joins by the link, signs in by two things and loses both', async ({
  page,
  admin,
  chromium,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const other = await consoleOf({ chromium, baseURL }, 'admin2@practice.tarn');
  await propose(admin);
  await confirmProposed(other, 'Invitation to the staff', () => looksRight(other, 'confirm'));
  await join(page);
  const secret = await beginFactor(page.request);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect(page.getByText('Noor Haddad').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);

  // Used once, the factor is asked for from then on.
  await other.context().close();
  const phone = await page
    .context()
    .browser()
    ?.newContext({ ...(baseURL ? { baseURL } : {}) });
  const again = await phone?.newPage();
  if (!again) throw new Error('no browser');
  const signIn = again.getByRole('button', { name: 'Sign in' });
  const fill = async () => {
    await again.goto('/admin/');
    await again.getByLabel('Email').fill(email);
    await again.getByLabel('Password').fill(PASSWORD);
  };
  const open = `mutation ($input: StaffSessionOpenInput!) { staffSessionOpen(input: $input) { staff { id } userErrors { code } } }`;
  const totp = generateSync({ secret });
  const answer = await again.request.post('/admin/graphql', {
    data: { query: open, variables: { input: { email, password: PASSWORD, totp } } },
    headers: { 'x-tarn-console': '1' },
  });
  expect(JSON.stringify(await answer.json())).toContain('"userErrors":[]');
  await again.context().clearCookies();
  await fill();
  await signIn.click();
  await expect(again.getByLabel(/^Code/)).toBeVisible();
  await looksRight(again, 'code');
  await again.getByLabel(/^Code/).fill(totp);
  await signIn.click();
  await expect(again.getByRole('alert')).toBeVisible();

  await resetPassword(again, secret);
  await again.context().close();
  await admin.reload();
  await admin.getByRole('button', { name: /^Notices: \d+ unread/ }).click();
  await expect(
    admin.getByText('Noor Haddad chose a new password by a link to their mailbox.'),
  ).toBeVisible();
  await looksRight(admin, 'notice');
  await admin.keyboard.press('Escape');

  await admin.getByRole('button', { name: 'Take away' }).click();
  await admin.getByLabel(/^Why/).fill('The phone is lost');
  await looksRight(admin, 'reset');
  await admin.getByRole('dialog').getByRole('button', { name: 'Take away' }).click();
  await expect(admin.getByText('Taken away. Their sessions have ended.')).toBeVisible();
  await page.goto('/admin/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation')).toBeVisible();

  await test.step('another role takes two as well', async () => {
    await proposeRole(admin, 'Noor Haddad');
    await page.reload();
    await expect(page.getByRole('navigation')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
    const second = await consoleOf({ chromium, baseURL }, 'admin2@practice.tarn');
    await confirmProposed(second, 'Role of staff', () => looksRight(second, 'confirm-role'));
    await second.context().close();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Staff' })).toBeVisible();
  });
});
