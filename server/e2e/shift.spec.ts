import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hasTurn } from '../testing/turns';
import { askAs, aNewcomer, PASSWORD, sendRecharge, type Newcomer } from './people';
import { consoleOf, expect, inEnglish, leave, test } from './fixtures';
import { keysOf, type Keys } from './keys';
import { expectEffect } from './worlds/world-owner';

/** How each request of a long shift is dealt with, in the order in which they came; a run sees one every eighth day. */
const long = [
  ...['approve', 'approve', 'approve', 'approve', 'approve', 'refuse'],
  ...['approve', 'approve', 'approve', 'undo', 'approve', 'approve', 'approve', 'refuse'],
  ...['correct', 'approve', 'approve', 'approve', 'second', 'lostLease', 'refuse', 'sentBack'],
  ...['lostServer', 'approve', 'approve', 'endedSession', 'refuse', 'approve', 'approve', 'refuse'],
] as const;

/** Each way of it, and what is commonest a few times in a row. */
const short = [
  ...['approve', 'approve', 'approve', 'refuse', 'undo', 'correct', 'second', 'lostLease'],
  ...['sentBack', 'lostServer', 'approve', 'endedSession', 'refuse'],
] as const;

const shift = hasTurn(0, 8) ? long : short;
type Way = (typeof shift)[number];

const OPEN_MOST = 5;
/** More than a tenth below what was declared. */
const FOUND = 7_500;
/** Amounts that no other test sends; from 10,000 two people decide. */
const RANGE = { amountMin: '7000.00', amountMax: '11000.00' };
/** Without those for two, among which the practice data has its own. */
const SMALL = { amountMin: '7000.00', amountMax: '9999.99' };

const declared = (way: Way, at: number): number =>
  ({ second: 10_100, sentBack: 10_100, correct: 9_000 })[way as string] ?? 7_001 + at;
const REFUSED: readonly Way[] = ['refuse', 'undo'];

const inWords = (dollars: number): string => inEnglish(String(dollars), 2);
const addressOf = (filter: object) =>
  `/admin/#/recharges?filter=${encodeURIComponent(JSON.stringify({ ...RANGE, ...filter }))}`;

/** One person at one console. */
interface Desk {
  readonly page: Page;
  readonly keys: Keys;
}

const deskOf = (page: Page): Desk => ({ page, keys: keysOf(page) });

const approveButton = ({ page }: Desk) =>
  page.getByRole('button', { name: 'Approve', exact: true });
const form = ({ page }: Desk) => page.locator('form[aria-labelledby]');
const reference = ({ page }: Desk) => page.getByLabel(/Bank reference/);
const newReference = () => `SHIFT-${randomBytes(4).toString('hex')}`;

/** The oldest free request, in one's hands: from here its keys are counted. */
async function takeNext(desk: Desk, amount: number): Promise<void> {
  const drawer = desk.page.locator('section[data-drawer]');
  // As a person does who presses a key while the list is being read anew: once more.
  await expect(async () => {
    await desk.keys.press('n');
    await expect(drawer).toContainText(inWords(amount), { timeout: 5_000 });
  }).toPass({ timeout: 20_000 });
  // For a moment in which the server is not heard, nothing can be decided, and keys do nothing.
  await expect(approveButton(desk)).toBeEnabled();
  desk.keys.start();
}

async function beginApproval(desk: Desk, text = newReference()): Promise<string> {
  await desk.keys.press('a');
  await expect(reference(desk)).toBeFocused();
  await desk.keys.type(text);
  return text;
}

async function send(desk: Desk): Promise<void> {
  await expect(form(desk).locator('button[type=submit]')).toBeEnabled();
  await desk.keys.press('Control+Enter');
  await expect(form(desk)).toHaveCount(0);
}

/** As one does who was told that nothing can be sent: the key again, until it is heard. */
async function sendAgain(desk: Desk): Promise<void> {
  await expect(async () => {
    await desk.keys.press('Control+Enter');
    await expect(form(desk)).toHaveCount(0, { timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
}

/** Where two people approve, the total stands there once more: the same key sends it from there. */
async function sendTotal(desk: Desk): Promise<void> {
  await expect(form(desk).locator('button[type=submit]')).toBeEnabled();
  await desk.keys.press('Control+Enter');
  await expect(desk.page.getByRole('dialog', { name: 'Check the total' })).toBeVisible();
  await send(desk);
}

async function approve(desk: Desk, text?: string): Promise<string> {
  const used = await beginApproval(desk, text);
  await send(desk);
  return used;
}

/** One approval of two. */
async function approveOfTwo(desk: Desk, text?: string): Promise<string> {
  const used = await beginApproval(desk, text);
  await sendTotal(desk);
  return used;
}

async function refuse(desk: Desk, reason = '1'): Promise<void> {
  await desk.keys.press('r');
  await expect(form(desk)).toBeVisible();
  await desk.keys.press(reason);
  await send(desk);
}

/** The amount that was found, twice because it is far from the declared one. */
async function typeFound({ page, keys }: Desk): Promise<void> {
  await keys.press('Tab', 'Space');
  await expect(page.getByLabel(/Amount that arrived/)).toBeFocused();
  await keys.type(String(FOUND));
  await keys.press('Tab');
  await expect(page.getByLabel(/The same amount again/)).toBeFocused();
  await keys.type(String(FOUND));
}

async function correct(desk: Desk): Promise<string> {
  const used = await beginApproval(desk);
  await typeFound(desk);
  await desk.keys.press('Tab');
  await desk.keys.type('The bank shows another amount.');
  await expect(desk.page.getByRole('button', { name: `Propose ${inWords(FOUND)}` })).toBeVisible();
  await sendTotal(desk);
  return used;
}

/** Approved, taken back by one key, and refused instead. */
async function undo(desk: Desk): Promise<void> {
  const used = await approve(desk);
  await desk.keys.press('u');
  await expect(reference(desk)).toHaveValue(used);
  await desk.keys.press('Escape');
  await expect(approveButton(desk)).toBeVisible();
  await refuse(desk, '2');
}

/** Given back at another console of the same person: the words stay, and nothing is sent. */
async function lostLease(desk: Desk, elsewhere: () => Promise<Page>): Promise<void> {
  const used = await beginApproval(desk);
  const other = deskOf(await elsewhere());
  await other.page.goto(addressOf({ tab: 'MINE' }));
  await expect(other.page.getByRole('row').nth(1)).toBeVisible();
  await other.keys.press('n');
  await expect(approveButton(other)).toBeVisible();
  await other.keys.press('x');
  await expect(desk.page.getByText(/What you typed is kept/)).toBeVisible();
  await other.page.context().close();
  await desk.keys.press('Control+Enter');
  await expect(reference(desk)).toHaveValue(used);
  await desk.keys.press('Escape', 'c');
  await expect(approveButton(desk)).toBeVisible();
  await desk.keys.press('a');
  await expect(reference(desk)).toHaveValue(used);
  await send(desk);
}

async function lostServer(desk: Desk): Promise<void> {
  const { page, keys } = desk;
  await beginApproval(desk);
  const button = page.getByRole('button', { name: /^Approve [0-9]/ });
  await page.context().setOffline(true);
  await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
  await expect(button).toBeDisabled();
  await keys.press('Control+Enter');
  await expect(form(desk)).toBeVisible();
  await page.context().setOffline(false);
  await expect(button).toBeEnabled();
  await sendAgain(desk);
}

/** The password is asked for in place, and what was sent goes on. */
async function endedSession(desk: Desk): Promise<void> {
  await beginApproval(desk);
  await desk.page.context().clearCookies();
  await desk.keys.press('Control+Enter');
  await expect(desk.page.getByRole('dialog').getByLabel('Password')).toBeFocused();
  await desk.keys.type(PASSWORD);
  await desk.keys.press('Enter');
  await expect(form(desk)).toHaveCount(0);
}

/** All requests, of as many people as the limit of open ones asks for, in order. */
async function sendAll(page: Page): Promise<readonly Newcomer[]> {
  const people: Newcomer[] = [];
  for (const [at, way] of shift.entries()) {
    if (at % OPEN_MOST === 0) people.push(await aNewcomer(page));
    await sendRecharge(page, people.at(-1)?.token ?? '', String(declared(way, at)));
  }
  return people;
}

/** What these people have together, in cents. */
async function availableOf({ request }: Page, people: readonly Newcomer[]): Promise<bigint> {
  let sum = 0n;
  for (const { token } of people) {
    const { me } = await askAs<{ me: { balances: { available: { amount: string } } } }>(
      request,
      '{ me { balances { available { amount } } } }',
      { token },
    );
    sum += BigInt(me.balances.available.amount.replace('.', ''));
  }
  return sum;
}

/** The list of what ended so says how many of the smaller ones there are, and what they come to. */
async function expectDone(page: Page, state: string, amounts: readonly number[]): Promise<void> {
  await page.goto(addressOf({ tab: 'DONE', state, ...SMALL }));
  const small = amounts.filter((amount) => amount < 10_000);
  const sum = inWords(small.reduce((all, amount) => all + amount, 0));
  const said = `${String(small.length)} requests, ${sum} USD`;
  await expect(page.getByText(said)).toBeVisible({ timeout: 60_000 });
}

test('M8, O2: a shift’s requests are dealt with by keys alone, and each is credited once or not at all', async ({
  page,
  staff,
  chromium,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const people = await sendAll(page);
  const first = deskOf(staff);
  const where = { chromium, baseURL };
  // The other administrator holds a request of the practice data.
  const second = deskOf(await consoleOf(where, 'admin2@practice.tarn'));
  const elsewhere = () => consoleOf(where, 'support@practice.tarn');
  const found: string[] = [];
  const ways: Record<Way, () => Promise<unknown>> = {
    approve: () => approve(first),
    refuse: () => refuse(first),
    undo: () => undo(first),
    correct: async () => found.push(await correct(first)),
    second: async () => found.push(await approveOfTwo(first)),
    sentBack: () => approveOfTwo(first),
    lostLease: () => lostLease(first, elsewhere),
    lostServer: () => lostServer(first),
    endedSession: () => endedSession(first),
  };
  const keysAtMost: Partial<Record<Way, number>> = { approve: 3, second: 3, refuse: 3 };

  await test.step('the first person goes through all of them, the oldest first', async () => {
    await staff.goto(addressOf({ tab: 'TO_REVIEW' }));
    await expect(staff.getByRole('row').nth(1)).toBeVisible();
    for (const [at, way] of shift.entries()) {
      await takeNext(first, declared(way, at));
      await ways[way]();
      const keys = first.keys.count();
      expect({ at, way, keys, few: keys <= (keysAtMost[way] ?? 12) }).toMatchObject({ few: true });
    }
  });

  await test.step('a second person approves, and sends one back that the first approves again', async () => {
    await second.page.goto(addressOf({ tab: 'TO_REVIEW' }));
    await expect(second.page.getByRole('row').nth(1)).toBeVisible();
    await takeNext(second, declared('correct', 0));
    await beginApproval(second, found[0]);
    await typeFound(second);
    await sendTotal(second);
    await takeNext(second, declared('second', 0));
    await approveOfTwo(second, found[1]);
    await takeNext(second, declared('sentBack', 0));
    await second.keys.press('b');
    await expect(form(second)).toBeVisible();
    await second.keys.type('Look at the payer again.');
    await send(second);
    await takeNext(first, declared('sentBack', 0));
    const again = await approveOfTwo(first);
    await takeNext(second, declared('sentBack', 0));
    await approveOfTwo(second, again);
  });

  expect(first.keys.tabsMost()).toBeLessThanOrEqual(3);
  expect(second.keys.tabsMost()).toBeLessThanOrEqual(3);
  const asked = shift.map((way, at) => ({ way, amount: declared(way, at) }));
  const isRefused = ({ way }: { way: Way }) => REFUSED.includes(way);
  const refused = asked.filter(isRefused).map(({ amount }) => amount);
  const credited = asked
    .filter((one) => !isRefused(one))
    .map(({ way, amount }) => (way === 'correct' ? FOUND : amount));
  const cents = credited.reduce((all, amount) => all + BigInt(amount) * 100n, 0n);
  await expectEffect(async () => expect(await availableOf(page, people)).toBe(cents));
  await expectDone(staff, 'SUCCESS', credited);
  await expectDone(staff, 'FAILED', refused);
  await leave(second.page);
});
