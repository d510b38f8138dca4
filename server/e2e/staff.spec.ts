import type { APIRequestContext, Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { generateSync } from 'otplib';
import { axe, consoleOf, expect, test } from './fixtures';

const email = `noor${randomBytes(4).toString('hex')}@staff.tarn`;
const PASSWORD = 'own-choice-7';

async function looksRight(page: Page, screen: string): Promise<void> {
  // Dialogs come and go in a moment: half-way colours are not what is looked at.
  const wide = 'document.documentElement.scrollWidth > innerWidth';
  expect.soft({ screen, wide: await page.evaluate(wide), axe: await axe(page) }).toEqual({
    screen,
    wide: false,
    axe: [],
  });
  await page.screenshot({ path: `test-results/screens/staff-${screen}.png` });
}

/** The link of the invitation, as whoever was invited reads it in their mailbox. */
async function linkIn(request: APIRequestContext): Promise<string> {
  const response = await request.get('/practice/outbox?format=json');
  const messages = (await response.json()) as { to: string; body: string }[];
  const { body = '' } = messages.find(({ to }) => to === email) ?? {};
  return /\/admin\/#\/invitation\?token=\S+/.exec(body)?.[0] ?? '';
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

async function confirm(other: Page): Promise<void> {
  await other.goto('/admin/#/proposals');
  await other.getByRole('button', { name: 'Invitation to the staff' }).first().click();
  await other.getByRole('button', { name: 'Confirm', exact: true }).click();
  await looksRight(other, 'confirm');
  await other.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(other.getByText('Confirmed. It is in effect.')).toBeVisible();
}

async function join(page: Page): Promise<void> {
  await expect.poll(() => linkIn(page.request), { timeout: 60_000 }).not.toBe('');
  await page.goto(await linkIn(page.request));
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('The same again').fill(PASSWORD);
  await looksRight(page, 'join');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText(/^You have joined/)).toBeVisible();
}

test('O2, O6: two administrators invite somebody, who joins by the link and signs in by two things', async ({
  page,
  admin,
  chromium,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const other = await consoleOf({ chromium, baseURL }, 'admin2@practice.tarn');
  await propose(admin);
  await confirm(other);
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
  await again.context().close();

  await admin.reload();
  await admin.getByRole('button', { name: 'Take away' }).click();
  await admin.getByLabel(/^Why/).fill('The phone is lost');
  await looksRight(admin, 'reset');
  await admin.getByRole('dialog').getByRole('button', { name: 'Take away' }).click();
  await expect(admin.getByText('Taken away. Their sessions have ended.')).toBeVisible();
});
