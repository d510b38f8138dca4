import type { Page } from '@playwright/test';
import { axe, consoleOf, expect } from './fixtures';
import { aNewcomer, askAs, codeFor, PASSWORD, stopLinksTo } from './people';
import { arriveAt, fieldError, fillLogIn, goTo, sound } from './phone';
import { turnFactorOn } from './second-factors';
import { takeOf } from './desk/taking';
import { test } from './worlds/moved';
import type { MovedServer } from './worlds/moved-clock';
import { expectEffect } from './worlds/world-owner';

// A day goes by within each, on a clock that is moved.
test.describe.configure({ timeout: 240_000 });

const HOUR = 3_600;
const DAY = 24 * HOUR;
const LOGIN = '/pages/login/login';
const LOST = '/pages/login/lostfactor';
const HELP = '/pages/user/help';

/** The seconds since 1970 as this server counts them. */
async function secondsOf({ read }: MovedServer): Promise<number> {
  const [row] = await read<{ now: number }>(
    'SELECT extract(epoch FROM tarn.tarn_now())::float8 AS now',
    [],
  );
  return row?.now ?? 0;
}

/**
 * Approves what this account asked for, every step of making sure ticked, and nothing before that. Over once its user
 * was told by mail: the day begins then.
 */
async function approve(desk: Page, account: string, note: string): Promise<void> {
  await takeOf(desk, 'passwordRequests', account);
  await expect(desk.getByText(note)).toBeVisible();
  await desk.keyboard.press('a');
  const confirm = desk.getByRole('button', { name: 'Approve', exact: true }).last();
  for (const tick of await desk.getByRole('checkbox').all()) {
    await expect(confirm).toBeDisabled();
    await tick.check();
  }
  expect.soft(await axe(desk)).toEqual([]);
  await confirm.click();
  await expectEffect(async () => expect(await stopLinksTo(desk.request, account)).toHaveLength(1));
}

test('a lost second factor: asked for without a session, granted, and a day later turned off by its user’s own code', async ({
  page,
  chromium,
  baseURL,
  moved,
}) => {
  const { account, token } = await aNewcomer(page);
  await turnFactorOn(page, token, await secondsOf(moved));
  const desk = await consoleOf({ chromium, baseURL }, 'support@practice.tarn');
  const notAsked = page.getByLabel('Second factor', { exact: true });
  /** The page where it is reported, opened by the password. */
  const open = async () => {
    await arriveAt(page, LOST);
    await page.getByLabel('User name, phone or email').fill(account);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
  };

  await goTo(page, LOGIN);
  await fillLogIn(page, account, PASSWORD);
  await page.getByRole('link', { name: 'Lost your second factor?' }).click();
  await expect(page.getByRole('heading', { name: 'Lost second factor' })).toBeVisible();
  await expect(page.getByLabel('User name, phone or email')).toHaveValue(account);
  await page.getByLabel('Password', { exact: true }).fill('not-this-one');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(fieldError(page)).toContainText('Login password error, try again');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('What happened').fill('My phone fell into the harbour.');
  await sound(page, 'factor lost');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText(/^Your request is with customer service/)).toBeVisible();

  await approve(desk, account, 'My phone fell into the harbour.');
  await open();
  await expect(page.getByText(/^Approved\. From .* you can turn it off here/)).toBeVisible();
  await sound(page, 'factor waits');
  await desk.context().close();

  await moved.advance(DAY - HOUR);
  await open();
  await expect(page.getByText(/^Approved\. From/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send code' })).toHaveCount(0);
  await moved.advance(HOUR);
  await open();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /\d:\d\d/ })).toBeVisible();
  const off = page.getByRole('button', { name: 'Turn the second factor off' });
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await off.click();
  await expect(fieldError(page)).toHaveText('Verification code error');
  await sound(page, 'factor goes');
  // Until it is gone, the password alone opens nothing.
  await goTo(page, LOGIN);
  await fillLogIn(page, account, PASSWORD);
  await expect(notAsked).toBeVisible();
  await open();
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(page.request, account));
  await off.click();
  await expect(page.getByText('The second factor is off. Please log in.')).toBeVisible();
  await fillLogIn(page, account, PASSWORD);
  await expect(page).toHaveURL(/home/);
  await goTo(page, '/pages/user/security');
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('a forgotten fund password: granted, and a day later its user alone chooses another', async ({
  page: plain,
  chromium,
  baseURL,
  signIn,
  moved,
}) => {
  const { account, token } = await aNewcomer(plain);
  await askAs(
    plain.request,
    'mutation { fundPasswordSet(input: { password: "lantern-5", passwordRepeat: "lantern-5" }) { changed } }',
    { token },
  );
  const desk = await consoleOf({ chromium, baseURL }, 'support@practice.tarn');
  const page = await signIn(account);
  const choose = page.getByRole('button', { name: 'Set the new fund password' });
  await goTo(page, HELP);
  await page.getByLabel('What happened').fill('I lost the paper it was on.');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText(/^Customer service looks at it/)).toBeVisible();
  await approve(desk, account, 'I lost the paper it was on.');
  await arriveAt(page, HELP);
  await expect(page.getByText(/^Approved\. From/)).toBeVisible();
  await expect(choose).toHaveCount(0);
  await desk.context().close();

  await moved.advance(DAY);
  await arriveAt(page, HELP);
  await expect(page.getByText(/It is your turn/)).toBeVisible();
  await page.getByLabel('Your login password').fill('not-this-one');
  await page.getByLabel('New fund password').fill('harbour-88');
  await page.getByLabel('Repeat it').fill('harbour-88');
  await choose.click();
  await expect(fieldError(page)).toContainText('Login password error, try again');
  await sound(page, 'fund password chosen');
  await page.getByLabel('Your login password').fill(PASSWORD);
  await choose.click();
  await expect(page.getByText('Done.')).toBeVisible();
  await sound(page, 'fund password done');

  await goTo(page, '/pages/user/setfundpassword');
  const present = page.getByLabel('Present password');
  await page.getByLabel('New password', { exact: true }).fill('harbour-99');
  await page.getByLabel('Repeat new password').fill('harbour-99');
  await present.fill('lantern-5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(fieldError(page)).toContainText('Incorrect fund password');
  await present.fill('harbour-88');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('one’s own freeze: nobody lifts it within a day, then a code does, and its user signs in as before', async ({
  page: plain,
  signIn,
  moved,
}) => {
  const { account } = await aNewcomer(plain);
  const page = await signIn(account);
  const code = page.getByRole('button', { name: 'Send code' });
  /** Signing in leads to the page of the lock. */
  const locked = async () => {
    await arriveAt(page, LOGIN);
    await fillLogIn(page, account, PASSWORD);
    await expect(page.getByText('Your own freeze')).toBeVisible();
  };
  await goTo(page, '/pages/user/security');
  await page.getByRole('button', { name: 'Freeze…' }).click();
  await page.getByRole('button', { name: 'Freeze now' }).click();
  await expect(page.getByRole('heading', { name: 'Account locked' })).toBeVisible();
  await moved.advance(DAY - HOUR);
  await locked();
  await expect(page.getByText(/^A code can lift it from/)).toBeVisible();
  await expect(code).toHaveCount(0);

  await moved.advance(HOUR);
  await locked();
  await expect(page.getByLabel('User name, phone or email')).toHaveValue(account);
  await code.click();
  await expect(page.getByRole('button', { name: /\d:\d\d/ })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Lift the freeze' }).click();
  await expect(fieldError(page)).toHaveText('Verification code error');
  await sound(page, 'freeze lifted');
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(plain.request, account));
  await page.getByRole('button', { name: 'Lift the freeze' }).click();
  await expect(page.getByText('The freeze is lifted. Please log in.')).toBeVisible();
  await fillLogIn(page, account, PASSWORD);
  await expect(page).toHaveURL(/home/);
  await expect(page.getByText('Total balance')).toBeVisible();
});
