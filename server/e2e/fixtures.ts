import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { paths } from '../../schema/routes';
import { launch } from './browser';
import { aSession, askAs, PASSWORD } from './people';
import { addressOf } from './worlds/servers';
import { witness } from './witness';
import { expectEffect, expectEffectSeen } from './worlds/world-owner';

interface Fixtures {
  /** A console of its own, signed in as customer service. */
  readonly staff: Page;
  /** A console of its own, signed in as an administrator. */
  readonly admin: Page;
  /** A phone of its own, signed in as this practice user. */
  readonly signIn: (account: string) => Promise<Page>;
}

interface Workers {
  readonly chromium: Browser;
}

interface Where {
  readonly chromium: Browser;
  readonly baseURL: string | undefined;
}

/** A console of its own, signed in by its own API; `staff.spec` fills the form. */
export async function consoleOf({ chromium, baseURL }: Where, account: string): Promise<Page> {
  const context = await chromium.newContext({
    viewport: { width: 1440, height: 900 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const input = { email: account, password: PASSWORD };
  const opened = await askStaff<{ staffSessionOpen: { staff: object | null } }>(page, OPEN, {
    input,
  });
  expect(opened?.staffSessionOpen.staff).toBeTruthy();
  await page.goto('/admin/');
  await expect(page.getByRole('navigation')).toBeVisible();
  return page;
}

const OPEN =
  'mutation ($input: StaffSessionOpenInput!) { staffSessionOpen(input: $input) { staff { id } } }';

/** The heading of a screen, also where a sheet stands before it, which hides it from readers. */
export const titleOf = (page: Page): Locator => page.locator('h1').first();

/** What the console's own API answers to whoever is signed in to this console; null where it refuses. */
export async function askStaff<Data>(
  { request }: Page,
  query: string,
  variables: object = {},
): Promise<Data | null> {
  const headers = { 'x-tarn-console': '1' };
  const response = await request.post('/admin/graphql', { data: { query, variables }, headers });
  return ((await response.json()) as { data?: Data | null }).data ?? null;
}

const MINE = '{ recharges(first: 1, filter: { tab: MINE }) { items { id } } }';

/** How many requests whoever is signed in to this console holds: one, or none. */
export async function heldBy(page: Page): Promise<number> {
  const data = await askStaff<{ recharges: { items: readonly unknown[] } }>(page, MINE);
  return data?.recharges.items.length ?? 0;
}

/** Goes from the desk as people do: what is in hand is given back, or the next test could take none. */
export async function leave(page: Page): Promise<void> {
  await page.goto('/admin/#/');
  await expectEffect(async () => expect(await heldBy(page)).toBe(0));
  await page.context().close();
}

/** A page of a test lives for seconds: its code is read rather than compiled, and drawn without a process more. */
const FOR_A_MOMENT = ['--in-process-gpu', '--js-flags=--no-opt --no-maglev --no-sparkplug'];

export const test = base.extend<Fixtures, Workers>({
  chromium: [
    // Playwright reads the names of the fixtures wanted from the pattern: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await launch(FOR_A_MOMENT);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use, { parallelIndex }) => use(addressOf(parallelIndex)),
  context: async ({ chromium, contextOptions, baseURL }, use, info) => {
    const context = await chromium.newContext({
      ...contextOptions,
      ...(baseURL ? { baseURL } : {}),
    });
    const tell = witness(context);
    await use(context);
    await tell(info);
    await context.close();
  },
  staff: async ({ chromium, baseURL }, use) => {
    const page = await consoleOf({ chromium, baseURL }, 'support@practice.tarn');
    await use(page);
    await leave(page);
  },
  admin: async ({ chromium, baseURL }, use) => {
    const page = await consoleOf({ chromium, baseURL }, 'admin@practice.tarn');
    await use(page);
    // In the practice data this person holds a request, and keeps it.
    await page.context().close();
  },
  signIn: async ({ chromium, contextOptions, baseURL, request }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account) => {
      const { token } = await aSession(request, account);
      const localStorage = [{ name: 'tarn.token', value: token }];
      const context = await chromium.newContext({
        ...contextOptions,
        ...(baseURL && {
          baseURL,
          storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
        }),
      });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(`/h5/#${paths.home}`);
      await expect(page.getByRole('link', { name: 'User' })).toBeVisible();
      await expect(page).toHaveURL(/home/);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

export const credited = (staff: Page): Locator => staff.getByText('Approved and credited.').first();

export const expectCredited = (staff: Page): Promise<void> => expectEffectSeen(credited(staff));

export const expectRefused = (staff: Page): Promise<void> =>
  expectEffectSeen(staff.getByText(/^Refused\. The user reads/));

/** Takes and approves the newest recharge of this amount, as customer service does. */
export async function approveNewest(staff: Page, amount: string): Promise<void> {
  const filter = { tab: 'TO_REVIEW', amountMin: amount, amountMax: amount };
  await staff.goto(`/admin/#/recharges?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await staff
    .getByRole('row', { name: new RegExp(amount.replace('.', '\\.')) })
    .last()
    .click();
  await staff.getByRole('button', { name: /^Take(?! next)/ }).click();
  await staff.getByRole('button', { name: /^Approve/ }).click();
  const form = staff.getByRole('form', { name: /^Approve/ });
  await form.getByLabel(/Bank reference/).fill(`E2E-${randomBytes(4).toString('hex')}`);
  await form.getByRole('button', { name: /^Approve/ }).click();
  await expect(staff.getByRole('button', { name: /^Undo/ }).first()).toBeVisible();
  await expectCredited(staff);
}

/** Asks the server itself as whoever is signed in on this phone. */
export async function ask<Data>(page: Page, query: string): Promise<Data> {
  const token = await page.evaluate<string | null>(`localStorage.getItem('tarn.token')`);
  return askAs(page.request, query, token === null ? {} : { token });
}

/** A plain decimal as English writes it: groups, a real minus, and at least so many decimals. */
export function inEnglish(text: string, decimals = 0): string {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const digits = fraction.padEnd(decimals, '0');
  const sign = text.startsWith('-') ? '−' : '';
  return `${sign}${BigInt(whole).toLocaleString('en-US')}${digits && '.'}${digits}`;
}

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * What axe finds on the page, a line each. It looks again a few times while it finds something:
 * colours pass over into each other, and half-way they are neither.
 */
export async function axe(page: Page): Promise<string[]> {
  // It stays while the page does.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(AXE);
  let found = await violations(page);
  for (let looks = 1; looks < 5 && found.length > 0; looks += 1) {
    await atRest(page);
    found = await violations(page);
  }
  return found;
}

const REST = `Promise.all([document.fonts.ready, ...document.getAnimations()
  .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
  .map(({ finished }) => finished.catch(() => undefined))]).then(() => undefined)`;

/** Until everything has come to rest that moves from one state to another; what turns for ever does not count. */
export const atRest = (page: Page): Promise<void> => page.evaluate(REST);

async function violations(page: Page): Promise<string[]> {
  // Of what passes nobody reads where it stands.
  const options = JSON.stringify({
    runOnly: { type: 'tag', values: TAGS },
    resultTypes: ['violations'],
  });
  const found = await page.evaluate<Violation[]>(
    `axe.run(document, ${options}).then(({ violations }) =>
       violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`,
  );
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}
