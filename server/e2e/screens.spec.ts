import type { Page } from '@playwright/test';
import { choose } from './choose';
import { ask, atRest, axe, expect, inEnglish, test, titleOf } from './fixtures';
import { userScreens, visitorScreens } from './h5-screens';
import { codeFor, newAddress } from './people';
import { keepPicture } from './keep-picture';
import { readmePicture } from './readme-picture';
import { addressOf } from './worlds/servers';
import { toStep2, toStep3 } from './registering';
import { closeResults, smallOn } from './touch';
import { daySweeps, dayThemes } from './turns';

// The longest file: its tests go wherever there is room.
test.describe.configure({ mode: 'parallel' });

const consoleScreens = {
  dashboard: '/',
  recharges: '/recharges',
  users: '/users',
  orders: '/orders',
  audit: '/auditEntries',
} as const;

/** Still: no skeleton, no spinner, the fonts there, nothing on its way to another place or colour. */
async function settled(page: Page): Promise<void> {
  await expect(titleOf(page)).toBeAttached();
  await expect(page.locator('[aria-busy=true], .MuiCircularProgress-root:visible')).toHaveCount(0);
  await atRest(page);
}

const wide = (page: Page) =>
  page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/h5/#${path}`);
  await settled(page);
}

type Screens = Readonly<Record<string, string>>;

/** Walks over screens: a picture of each, nothing for axe to find, nothing wider than the page. */
async function look(page: Page, screens: Screens, mark: string): Promise<void> {
  for (const [name, path] of Object.entries(screens)) {
    await open(page, path);
    await keepPicture(page, `${name}-${mark}`);
    expect(await seen(page, name)).toEqual({ name, found: [], wide: 0 });
  }
}

const seen = async (page: Page, name: string) => ({
  name,
  found: await axe(page),
  wide: await wide(page),
});

/** What an address opens before its screen. */
const OPENS_SHEET = /[?&]convert=/;

/** The same, and everything that can be tapped answers in 44 x 44 px. */
async function lookAndTouch(page: Page, screens: Screens, mark: string): Promise<void> {
  for (const [name, path] of Object.entries(screens)) {
    const sheet = OPENS_SHEET.test(path);
    const show = async () => {
      await open(page, path);
      if (sheet) await expect(page.getByRole('dialog')).toBeVisible();
      await atRest(page);
    };
    await show();
    await keepPicture(page, `${name}-${mark}`);
    const found = {
      ...(await seen(page, name)),
      small: await smallOn(page, { reopen: show, sheet }),
    };
    expect(found).toEqual({ name, found: [], wide: 0, small: [] });
  }
}

async function prefer(page: Page, theme: 'light' | 'dark', language = 'en'): Promise<void> {
  if (!page.url().includes('/h5/')) await page.goto('/h5/');
  await page.evaluate(
    `localStorage.setItem('tarn.theme', '${theme}'); localStorage.setItem('tarn.language', '${language}')`,
  );
  await page.emulateMedia({ colorScheme: theme });
  await page.reload();
}

/** What a page asks of any host but its own, from now on. */
function strangersOf(page: Page): readonly string[] {
  const found: string[] = [];
  const own = new URL(
    page.url() === 'about:blank' ? addressOf(test.info().parallelIndex) : page.url(),
  );
  const note = (url: string) => {
    const { protocol, host } = new URL(url);
    if (/^(?:http|ws)s?:$/.test(protocol) && host !== own.host) found.push(url);
  };
  page.on('request', (request) => {
    note(request.url());
  });
  page.on('websocket', (socket) => {
    note(socket.url());
  });
  return found;
}

for (const theme of dayThemes) {
  test(`S8: a visitor’s screens are accessible, answer to a finger and ask no other host, ${theme}`, async ({
    page,
  }) => {
    const strangers = strangersOf(page);
    await prefer(page, theme);
    await lookAndTouch(page, visitorScreens, theme);
    expect(strangers).toEqual([]);
  });

  test(`S8: a user’s screens are accessible, answer to a finger and ask no other host, ${theme}`, async ({
    signIn,
  }) => {
    const page = await signIn('mia@practice.tarn');
    const strangers = strangersOf(page);
    await prefer(page, theme);
    await closeResults(page);
    await lookAndTouch(page, userScreens, theme);
    expect(strangers).toEqual([]);
  });
}

for (const language of daySweeps) {
  test(`nothing runs over at 320 px, and axe is clean, in ${language}`, async ({ signIn }) => {
    const page = await signIn('leo@practice.tarn');
    await page.setViewportSize({ width: 320, height: 700 });
    await prefer(page, 'light', language);
    await look(page, userScreens, `${language}-320`);
  });

  test(`nothing of what is open to everybody runs over at 320 px, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await prefer(page, 'light', language);
    await look(page, visitorScreens, `${language}-320`);
  });
}

test('nothing runs over at 550 px, and axe is clean', async ({ signIn }) => {
  const page = await signIn('leo@practice.tarn');
  await page.setViewportSize({ width: 550, height: 844 });
  await look(page, userScreens, '550');
});

test('the large chart draws its indicators, and is accessible', async ({ signIn }) => {
  const page = await signIn('mia@practice.tarn');
  await open(page, userScreens.trade);
  await page.getByRole('button', { name: 'Full screen' }).click();
  const dialog = page.getByRole('dialog');
  const painted = () => dialog.locator('canvas').count();
  await expect.poll(painted).toBeGreaterThan(0);
  const alone = await painted();
  await dialog.getByRole('button', { name: 'RSI' }).click();
  await expect(dialog.getByRole('button', { name: 'RSI' })).toHaveAttribute('aria-pressed', 'true');
  // An indicator with a scale of its own gets a pane of its own.
  await expect.poll(painted).toBeGreaterThan(alone);
  await atRest(page);
  await keepPicture(page, 'trade-full');
  // Further back than was loaded: what lies before is fetched.
  let older = false;
  page.on('request', (asked) => {
    older ||= asked.postData()?.includes('"before":"') === true;
  });
  const { width = 0, height = 0 } = (await dialog.boundingBox()) ?? {};
  await expect(async () => {
    await page.mouse.move(width * 0.2, height / 2);
    await page.mouse.down();
    await page.mouse.move(width * 0.8, height / 2, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => older, { timeout: 1_000 }).toBe(true);
  }).toPass();
  await expect(dialog.getByText('Open', { exact: true })).toBeVisible();
  await keepPicture(page, 'trade-full-pointed');
  // The crosshair stands while the chart moves below it, and its figures go where it goes.
  const figures = dialog.locator('dl');
  const before = (await figures.textContent()) ?? '';
  await page.mouse.wheel(-150, 0);
  await expect(figures).not.toHaveText(before);
  await page.mouse.move(width / 2, 10);
  await expect(figures).toHaveCount(0);
  expect({ found: await axe(page), wide: await wide(page) }).toEqual({ found: [], wide: 0 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused();
});

for (const theme of dayThemes) {
  test(`the console’s screens are accessible, ${theme}`, async ({ admin }) => {
    await admin.emulateMedia({ colorScheme: theme });
    const lookAt = async (name: string) => {
      await settled(admin);
      await keepPicture(admin, `console-${name}-${theme}`);
      expect({ name, found: await axe(admin) }).toEqual({ name, found: [] });
    };
    for (const [name, path] of Object.entries(consoleScreens)) {
      await admin.goto(`/admin/#${path}`);
      await lookAt(name);
    }
    for (const name of ['users', 'orders', 'recharges']) {
      await admin.goto(`/admin/#/${name}`);
      await admin.getByRole('row').nth(1).click();
      await lookAt(`${name}-one`);
    }
    if (theme === 'light') {
      await readmePicture(admin, 'console-recharges');
    }
  });
}

interface Figures {
  readonly me: {
    readonly balances: Readonly<Record<'available' | 'frozen' | 'held' | 'total', Amount>>;
  };
  readonly orderTotals: { readonly count: number; readonly stake: Amount; readonly net: Amount };
}
interface Amount {
  readonly amount: string;
}
interface Market {
  readonly symbol: string;
  readonly decimals: number;
  readonly quote: Readonly<Record<'low' | 'high' | 'open' | 'close', string>> | null;
}

const dollars = ({ amount }: Amount, plus = ''): string =>
  amount.startsWith('-') ? `−$${inEnglish(amount.slice(1))}` : `${plus}$${inEnglish(amount)}`;

/** How long figures that were asked for may take to be drawn, before both are read again. */
const BRIEFLY = { timeout: 5_000 };

/** What stands beside a name on the screen. */
const beside = (page: Page, name: string) =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following::dd[1]');

test('H1: balances and totals on the user’s screens are those the server counts', async ({
  signIn,
}) => {
  const page = await signIn('leo@practice.tarn');
  const sums = ['available', 'frozen', 'held', 'total']
    .map((name) => `${name} { amount }`)
    .join(' ');
  const counted = () =>
    ask<Figures>(
      page,
      `{ me { balances { ${sums} } } orderTotals { count stake { amount } net { amount } } }`,
    );
  // A contract of the practice world may be settled while a screen is read: then both are read again.
  await expect(async () => {
    const { balances } = (await counted()).me;
    expect(BigInt(balances.total.amount.replace('.', ''))).toBeGreaterThan(0n);
    await open(page, userScreens.user);
    const totalBalance = page.getByRole('heading', { name: 'Total balance' });
    await expect(beside(page, 'Available')).toHaveText(dollars(balances.available), BRIEFLY);
    await expect(beside(page, 'Frozen')).toHaveText(dollars(balances.frozen), BRIEFLY);
    await expect(beside(page, 'In projects')).toHaveText(dollars(balances.held), BRIEFLY);
    await expect(totalBalance.locator('xpath=following::p[1]')).toHaveText(
      `${inEnglish(balances.total.amount)} USD`,
      BRIEFLY,
    );
  }).toPass();

  await expect(async () => {
    const { count, stake, net } = (await counted()).orderTotals;
    await open(page, userScreens.orders);
    const plus = /^[0.]*$/.test(net.amount) ? '' : '+';
    await expect(beside(page, 'Orders')).toHaveText(String(count), BRIEFLY);
    await expect(beside(page, 'Stake')).toHaveText(`${inEnglish(stake.amount)} USD`, BRIEFLY);
    await expect(beside(page, 'Net')).toHaveText(dollars(net, plus), BRIEFLY);
  }).toPass();
});

test('H1: the marks of a market on the list are those of its recorded quotes', async ({ page }) => {
  await open(page, visitorScreens['trade-list']);
  await page.getByText('Crypto', { exact: true }).first().click();
  const row = page.getByRole('link', { name: /BTC\/USDT/ }).first();
  await expect(row).toBeVisible();
  const fields = 'symbol decimals quote { low high open close }';
  // Low and high move while they are read: the screen must come to what the server says by then.
  await expect(async () => {
    const { instruments } = await ask<{ instruments: Market[] }>(
      page,
      `{ instruments { ${fields} } }`,
    );
    const market = instruments.find(({ symbol }) => symbol === 'BTC/USDT');
    if (!market?.quote) throw new Error('BTC/USDT has no quote');
    const { decimals, quote } = market;
    const marks = (['Low', 'High', 'Open', 'Close'] as const).map((name) => {
      const key = name.toLowerCase() as Lowercase<typeof name>;
      return `${name} ${inEnglish(quote[key], decimals)}`;
    });
    expect(await row.getByText(/^(Low|High|Open|Close) /).allTextContents()).toEqual(marks);
  }).toPass({ timeout: 15_000 });
});

test('H2: nothing counts down on a screen where money is paid in', async ({ signIn }) => {
  const page = await signIn('leo@practice.tarn');
  for (const path of [
    userScreens.recharge,
    userScreens['recharge-channels'],
    userScreens['recharge-records'],
  ]) {
    await open(page, path);
    await expect(page.getByRole('timer')).toHaveCount(0);
  }
});

test('H4: risk text stands on the ticket itself and on the marketing home', async ({
  page,
  signIn,
}) => {
  const risk = /high risk: you can lose the whole stake and the fee/;
  await open(page, '/');
  await expect(page.getByText(risk)).toBeVisible();
  const fresh = await signIn('new@practice.tarn');
  await open(fresh, userScreens.trade);
  const ticket = fresh.getByRole('region', { name: 'Order ticket' });
  await expect(ticket.getByText(risk)).toBeVisible();
  await choose(ticket.getByRole('radio', { name: /^Up/ }));
  await ticket.getByLabel('Amount', { exact: true }).fill('20');
  await expect(ticket.getByText(/Largest loss \$20\.20/)).toBeVisible();
  await expect(ticket.getByText(risk)).toBeVisible();
});

test('H7: no direction and no tick is chosen for the user', async ({ page, signIn }) => {
  const mia = await signIn('new@practice.tarn');
  await open(mia, userScreens.trade);
  await expect(mia.getByRole('radio', { name: /^Up/ })).not.toBeChecked();
  await expect(mia.getByRole('radio', { name: /^Down/ })).not.toBeChecked();
  await expect(mia.getByRole('button', { name: 'Review order' })).toBeDisabled();
  const account = newAddress();
  await toStep2(page, account);
  await toStep3(page, await codeFor(page.request, account));
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('a locked user gets the reason, the balance and no session', async ({ page }) => {
  await open(page, visitorScreens.login);
  await page.getByLabel('User name, phone or email').fill('locked@practice.tarn');
  await page.getByLabel('Password', { exact: true }).fill('practice-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('The phone number on file belongs to somebody else.')).toBeVisible();
  expect(await page.evaluate<string | null>(`localStorage.getItem('tarn.token')`)).toBeNull();
  expect(await axe(page)).toEqual([]);
});

test('a visitor on a page of users is asked to log in, and comes back to it', async ({ page }) => {
  await page.goto('/h5/#/pages/user/recharge');
  await expect(page.getByText('Please log in first').first()).toBeVisible();
  await page.getByLabel('User name, phone or email').fill('leo@practice.tarn');
  await page.getByLabel('Password', { exact: true }).fill('practice-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/user\/recharge/);
});
