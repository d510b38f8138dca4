import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures';
import { lineOf } from './line';
import {
  aNewcomer,
  aReceipt,
  askAs,
  beCredited,
  codeFor,
  newAddress,
  PASSWORD,
  type Newcomer,
} from './people';
import { saysSaveData } from './phone';
import { keepPicture } from './keep-picture';
import { button } from './registering';

// The service worker would answer in place of the line.
const gone = (page: Page) => page.getByText(/^No connection\. What you see is from/);

async function expectGone(page: Page): Promise<void> {
  await expect(gone(page)).toBeVisible();
  // It is the line that is broken; the device knows nothing of it.
  expect(await page.evaluate('navigator.onLine')).toBe(true);
}

const expectBack = (page: Page): Promise<void> =>
  expect(gone(page)).toBeHidden({ timeout: 20_000 });

async function signedIn(page: Page, { token }: Newcomer): Promise<void> {
  await page.addInitScript(`sessionStorage.getItem('e2e') ?? (
    sessionStorage.setItem('e2e', '1'), localStorage.setItem('tarn.token', '${token}'))`);
}

async function lookedAt(page: Page, name: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await axe(page)).toEqual([]);
    await keepPicture(page, `network-${name}-${scheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** How many of them this person has. */
async function countOf(
  page: Page,
  field: 'orders' | 'recharges',
  { token }: Newcomer,
): Promise<number> {
  const query = `{ ${field}(first: 10) { edges { node { id } } } }`;
  const told = await askAs<Record<string, { edges: unknown[] }>>(page.request, query, { token });
  return told[field]?.edges.length ?? 0;
}

/** Ends the session as another device would. */
const endElsewhere = ({ request }: Page, { token }: Newcomer) =>
  askAs(request, 'mutation { sessionClose { closed } }', { token });

/** Resolves to the token of the new session. */
async function logInAgain(page: Page, { account }: Newcomer): Promise<string> {
  await expect(page).toHaveURL(/login\/login/);
  await page.getByLabel('User name, phone or email').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Log in').click();
  await expect(page).not.toHaveURL(/login\/login/);
  return page.evaluate<string>(`localStorage.getItem('tarn.token')`);
}

test('the server gone in each step of registering: told, kept, and registered once', async ({
  page,
}) => {
  const account = newAddress();
  const line = await lineOf(page);

  await test.step('who: the code is not sent, what was typed stands', async () => {
    await page.goto('/h5/#/pages/login/register');
    await page.getByLabel('Phone or email').fill(account);
    line.cut();
    await button(page, 'Continue').click();
    await expect(page.getByText('Network error. Check your connection')).toBeVisible();
    await expectGone(page);
    await expect(page.getByLabel('Phone or email')).toHaveValue(account);
    line.join();
    await expectBack(page);
    await button(page, 'Continue').click();
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
  });

  await test.step('code and password: stand while nobody is there, and go on', async () => {
    await page.getByLabel('Code', { exact: true }).fill(await codeFor(page.request, account));
    line.cut();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Repeat password').fill(PASSWORD);
    await button(page, 'Continue').click();
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
  });

  await test.step('invitation and agreement: refused by nobody, then answered to nobody, then in', async () => {
    await page.getByRole('checkbox').check();
    await button(page, 'Register').click();
    await expectGone(page);
    await expect(page.getByRole('checkbox')).toBeChecked();
    line.deafen();
    await expectBack(page);
    const asked = page.waitForRequest((request) =>
      (request.postData() ?? '').includes('UserRegister'),
    );
    await button(page, 'Register').click();
    await asked;
    await expect(button(page, 'Register')).toBeEnabled();
    line.join();
    await button(page, 'Register').click();
    await expect(page.getByText('Your next step')).toBeVisible();
  });
});

test('a part that once does not come from a server that is there comes by itself; one that never does is told', async ({
  page,
}) => {
  // A file that was fetched ahead would not be asked for again.
  await saysSaveData(page, true);
  let failing = 0;
  await page.route(/assets\/(Customer|Download)Screen-[^/]*\.js$/, async (route) => {
    if (failing === 0) return route.continue();
    failing -= 1;
    return route.abort('connectionreset');
  });
  await page.goto('/h5/#/pages/about/aboutus');
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  let starts = 0;
  page.on('load', () => (starts += 1));

  failing = 1;
  await page.evaluate(`location.hash = '#/pages/customer/customer'`);
  await expect(page.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();
  // The screen may stand before the page says that all of it has come.
  await expect.poll(() => ({ failing, starts })).toEqual({ failing: 0, starts: 1 });

  failing = Infinity;
  await page.evaluate(`location.hash = '#/pages/download/download'`);
  await expect.poll(() => starts).toBe(2);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(button(page, 'Try again')).toBeEnabled();
  expect(starts).toBe(2);
});

/** The radio is under its words, and the page still settles after the strip has gone. */
async function byBank(page: Page): Promise<void> {
  const bank = page.getByRole('radio', { name: 'Bank transfer' });
  await expect(async () => {
    await bank.check({ force: true, timeout: 2_000 });
  }).toPass();
}

test('the server gone in each step of recharging: told, kept, and one request in the end', async ({
  page,
}) => {
  let mia = await aNewcomer(page);
  await signedIn(page, mia);
  const line = await lineOf(page);
  await page.goto('/h5/#/pages/user/user');
  await expect(page.getByText('$0.00').first()).toBeVisible();

  await test.step('choose: the page has its title and says what it is; then it comes by itself', async () => {
    line.losesAnswers();
    await page.evaluate(`location.hash = '#/pages/user/recharge'`);
    await expect(page.getByRole('heading', { level: 1, name: 'Recharge' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await expect(button(page, 'Back')).toBeVisible();
    await expect(button(page, 'Try again')).toBeVisible();
    await expectGone(page);
    await lookedAt(page, 'fault');
    line.join();
    await expectBack(page);
    await byBank(page);
  });

  await test.step('a page whose code cannot come says so with a way back, and comes by itself too', async () => {
    const lost = page.getByRole('heading', { name: 'This page could not be loaded' });
    line.cut();
    await page.evaluate(`location.hash = '#/pages/user/finance'`);
    await expect(lost).toBeVisible();
    await expect(button(page, 'Back')).toBeVisible();
    await expectGone(page);
    await button(page, 'Try again').click();
    await expect(lost).toBeVisible();
    line.join();
    const there = page.getByRole('heading', { level: 1, name: 'Statement' });
    await expect(there).toBeVisible({ timeout: 20_000 });
    await page.evaluate(`location.hash = '#/pages/user/recharge'`);
    await byBank(page);
  });

  await test.step('upload: the form is kept, and the same picture is sent again', async () => {
    await page.getByLabel('Amount', { exact: true }).fill('120');
    await page.getByLabel('Remark').fill('from the train');
    line.cut();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'r.png', mimeType: 'image/png', buffer: await aReceipt() });
    await expectGone(page);
    await expect(page.getByText('You need a connection for this')).toBeVisible();
    await expect(page.getByLabel('Remark')).toHaveValue('from the train');
    await lookedAt(page, 'strip');
    line.join();
    await expectBack(page);
    await button(page, 'Try again').click();
    await expect(page.getByText(/Uploaded/)).toBeVisible();
  });

  await test.step('the session ends elsewhere: asked to sign in, and back at what was typed', async () => {
    await endElsewhere(page, mia);
    mia = { ...mia, token: await logInAgain(page, mia) };
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('120');
    await expect(page.getByLabel('Remark')).toHaveValue('from the train');
    await byBank(page);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'r.png', mimeType: 'image/png', buffer: await aReceipt() });
    await expect(page.getByText(/Uploaded/)).toBeVisible();
  });

  await test.step('submit: an answer that was lost does not make two', async () => {
    line.deafen();
    await button(page, 'Submit for review').click();
    await expect(page.getByText('Network error. Check your connection')).toBeVisible();
    await expect.poll(() => countOf(page, 'recharges', mia)).toBe(1);
    line.join();
    await button(page, 'Submit for review').dblclick();
    await expect(page).toHaveURL(/rechargerecord/);
    expect(await countOf(page, 'recharges', mia)).toBe(1);
  });
});

test('files of the app that were lost on the first visit come once the line is back, and nothing is loaded anew', async ({
  page,
}) => {
  const ann = await aNewcomer(page);
  await beCredited(page, ann.token, '100.00');
  await signedIn(page, ann);
  const market = await marketOf(page);
  const lost = new Set<string>();
  let whole = false;
  // What the page itself asks for comes; what the app asks for later does not.
  const parts = /assets\/(openSocket|Beside|SheetBody)-[^/]*\.js/;
  await page.route(parts, (route) => {
    const { pathname } = new URL(route.request().url());
    if (whole) return route.continue();
    lost.add(/assets\/(\w+)-/.exec(pathname)?.[1] ?? '');
    return route.abort('internetdisconnected');
  });
  await page.goto(market);
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
  await fillTicket(page);
  await page.evaluate(`window.kept = 'as it was'`);
  await expect.poll(() => [...lost].toSorted()).toContain('openSocket');
  expect([...lost]).toContain('Beside');
  await expect(review(page)).toBeDisabled();
  whole = true;
  await expect(review(page)).toBeEnabled({ timeout: 30_000 });
  await review(page).click();
  await readRisk(page);
  await confirm(page).click();
  await expect(page.getByRole('timer').first()).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate('window.kept')).toBe('as it was');
});

async function fillTicket(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Up/ }).check({ force: true });
  await page.getByLabel('Amount', { exact: true }).fill('50');
}

const confirm = (page: Page) => page.getByRole('button', { name: /^Confirm/ });
const review = (page: Page) => button(page, 'Review order');

/** Whoever reads the risk notice once is not asked again. */
async function readRisk(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

async function marketOf(page: Page): Promise<string> {
  const { instruments } = await askAs<{ instruments: readonly { id: string; symbol: string }[] }>(
    page.request,
    '{ instruments { id symbol } }',
  );
  return `/h5/#/pages/trade/trade?id=${instruments.find(({ symbol }) => symbol === 'BTC/USDT')?.id ?? ''}`;
}

test('the server gone in each step of an order, a session ended elsewhere, and two windows', async ({
  page,
}) => {
  let ann = await aNewcomer(page);
  await signedIn(page, ann);
  const line = await lineOf(page);
  await page.goto('/h5/');

  await test.step('what was credited while nobody was heard is said on the way back', async () => {
    await expect(page.getByText('Your next step')).toBeVisible();
    line.cut();
    await expectGone(page);
    await beCredited(page, ann.token, '1000.00');
    line.join();
    await expect(page.getByText(/\$1,000\.00 credited/)).toBeVisible({ timeout: 20_000 });
    await expectBack(page);
  });

  const market = await marketOf(page);
  await page.goto(market);
  await fillTicket(page);

  await test.step('ticket: off with its reason within seconds of silence; prices are old; all of it kept', async () => {
    await expect(review(page)).toBeEnabled();
    line.cut();
    await expectGone(page);
    await expect(review(page)).toBeDisabled();
    await expect(page.getByText('You need a connection for this')).toBeVisible();
    line.join();
    await expectBack(page);
    await expect(review(page)).toBeEnabled();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50');
  });

  await test.step('review: the only button that sends is off until the server is heard', async () => {
    await review(page).click();
    await readRisk(page);
    await expect(confirm(page)).toBeEnabled();
    line.cut();
    await expect(confirm(page)).toBeDisabled();
    await lookedAt(page, 'review');
    line.join();
    await expect(confirm(page)).toBeEnabled({ timeout: 20_000 });
    expect(await countOf(page, 'orders', ann)).toBe(0);
  });

  await test.step('the session ends elsewhere: asked to sign in, and back at the ticket', async () => {
    await endElsewhere(page, ann);
    ann = { ...ann, token: await logInAgain(page, ann) };
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50');
    await expect(page.getByRole('radio', { name: /Up/ })).toBeChecked();
    await review(page).click();
    await expect(confirm(page)).toBeEnabled();
    expect(await countOf(page, 'orders', ann)).toBe(0);
  });

  await test.step('after sending: a lost answer is looked up, and a double tap is one order', async () => {
    line.deafen();
    await confirm(page).dblclick();
    await expect(page.getByText('Checking your order').first()).toBeVisible();
    line.join();
    await expect(page.getByRole('timer').first()).toBeVisible({ timeout: 20_000 });
    expect(await countOf(page, 'orders', ann)).toBe(1);
  });

  await test.step('two windows: as many orders as were confirmed', async () => {
    const other = await page.context().newPage();
    await other.goto(market);
    for (const window of [page, other]) {
      await window.getByRole('tab').first().click();
      await fillTicket(window);
      await review(window).click();
      await expect(confirm(window)).toBeEnabled();
    }
    await Promise.all([confirm(page).dblclick(), confirm(other).dblclick()]);
    await expect.poll(() => countOf(page, 'orders', ann)).toBe(3);
    await other.close();
  });
});
