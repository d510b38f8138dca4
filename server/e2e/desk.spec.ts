import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe, credited, expect, expectCredited, expectRefused, test } from './fixtures';
import { keysOf } from './keys';
import { aNewcomer, askAs, sendRecharge } from './people';
import { widerThanTheirBox } from './widths';

/** Recharges of these amounts, sent by a newcomer. */
async function recharges(page: Page, amounts: readonly string[]): Promise<string> {
  const { id, token } = await aNewcomer(page);
  for (const amount of amounts) await sendRecharge(page, token, amount);
  return id;
}

/** Opens the first request of the list by its keys. */
async function openFirst(staff: Page): Promise<void> {
  // A list that is read again at this moment may swallow a key.
  await expect(async () => {
    await staff.keyboard.press('j');
    await staff.keyboard.press('o');
    await expect(staff.getByRole('button', { name: /^Take$/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** The queue with one customer's requests, the oldest of them open and in one's hands. */
async function takeFirstOf(staff: Page, userId: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ tab: 'TO_REVIEW', userId }));
  await staff.goto(`/admin/#/recharges?filter=${filter}`);
  await expect(staff.getByRole('row')).not.toHaveCount(0);
  await openFirst(staff);
  await staff.keyboard.press('c');
  await expect(staff.getByRole('button', { name: 'Approve' })).toBeVisible();
}

/** A file of the bank in which these amounts came, each with the payer's own words. */
const bankFile = (paid: readonly { readonly amount: string; readonly says: string }[]): Buffer => {
  const today = new Date().toISOString().slice(0, 10);
  const lines = paid.map(({ amount, says }) =>
    [today, amount, 'USD', 'A Payer', says, randomBytes(6).toString('hex')].join(';'),
  );
  return Buffer.from(
    ['Booking date;Amount;Currency;Payer;Details;Transaction ID', ...lines].join('\n'),
  );
};

async function bringIn(admin: Page, buffer: Buffer): Promise<void> {
  await admin.goto('/admin/#/bankFiles');
  await admin.getByRole('button', { name: 'Bring in a file' }).click();
  const dialog = admin.getByRole('dialog');
  const file = { name: 'several.csv', mimeType: 'text/csv', buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('combobox').click();
  await admin.getByRole('option').first().click();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
}

/** Three requests of one customer; the bank has the payment of two, each with the request's number. */
async function paidTwice(page: Page, admin: Page): Promise<string> {
  const { id, token } = await aNewcomer(page);
  const paid: { amount: string; says: string }[] = [];
  for (const amount of ['219.10', '219.20', '219.30']) {
    const rechargeId = await sendRecharge(page, token, amount);
    const query = 'query ($id: ID!) { recharge(id: $id) { number } }';
    const variables = { id: rechargeId };
    const { recharge } = await askAs<{ recharge: { number: string } }>(page.request, query, {
      ...{ token, variables },
    });
    if (amount !== '219.30') paid.push({ amount, says: recharge.number });
  }
  await bringIn(admin, bankFile(paid));
  return id;
}

const focused = (staff: Page) => staff.evaluate<string>('document.activeElement.tagName');

test('an approval takes two keys and the reference, the commonest refusal three', async ({
  page,
  staff,
}) => {
  const userId = await recharges(page, ['210', '211']);
  await takeFirstOf(staff, userId);
  const approval = keysOf(staff);
  await approval.press('a');
  await expect(staff.getByLabel(/Bank reference/)).toBeFocused();
  await staff.keyboard.type(`DESK-${randomBytes(4).toString('hex')}`);
  await approval.press('Control+Enter');
  await expect(staff.getByText(/^Approved 210\.00/)).toBeVisible();
  expect(approval.count()).toBeLessThanOrEqual(3);
  expect(await focused(staff)).not.toBe('BODY');

  await expectCredited(staff);

  await takeFirstOf(staff, userId);
  const refusal = keysOf(staff);
  await refusal.press('r');
  await expect(staff.getByRole('form', { name: 'Refuse recharge' })).toBeVisible();
  await refusal.press('1');
  await refusal.press('Control+Enter');
  await expect(staff.getByText('Refused.', { exact: true })).toBeVisible();
  expect(refusal.count()).toBeLessThanOrEqual(3);
  await expectRefused(staff);
});

test('M8: a decision is undone by one key, with its words kept, and stands after its window', async ({
  page,
  staff,
}) => {
  const userId = await recharges(page, ['216']);
  await takeFirstOf(staff, userId);
  await staff.keyboard.press('a');
  const reference = `DESK-${randomBytes(4).toString('hex')}`;
  await staff.keyboard.type(reference);
  await staff.keyboard.press('Control+Enter');
  await expect(staff.getByText(/^Approved 216\.00/)).toBeVisible();
  await staff.keyboard.press('u');
  await expect(staff.getByLabel(/Bank reference/)).toHaveValue(reference);
  await expect(staff.getByText('Decision undone')).toBeVisible();
  await staff.keyboard.press('Control+Enter');
  await expect(staff.getByText(/^Approved 216\.00/)).toBeVisible();
  await expect(credited(staff)).toBeVisible({ timeout: 60_000 });
});

test('O2: several are approved under one confirmation, each by its own line of the bank', async ({
  page,
  staff,
  admin,
}) => {
  const userId = await paidTwice(page, admin);
  const filter = encodeURIComponent(JSON.stringify({ tab: 'TO_REVIEW', userId }));
  await staff.goto(`/admin/#/recharges?filter=${filter}`);
  await staff.getByRole('checkbox', { name: /^Choose all/ }).check();
  await expect(staff.getByText(/^3 chosen · 657\.60/)).toBeVisible();
  expect(await axe(staff)).toEqual([]);
  await staff.keyboard.press('a');
  const dialog = staff.getByRole('dialog', { name: 'Approve several requests' });
  await expect(dialog.getByText(/^No single line of the bank/)).toHaveCount(1);
  const confirm = dialog.getByRole('button', { name: /^Approve 2 · 438\.30/ });
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await staff.setViewportSize({ width, height });
    const look = { found: await axe(staff), wider: await widerThanTheirBox(staff) };
    expect(look).toEqual({ found: [], wider: [] });
  }
  await confirm.press('Enter');
  await expect(dialog.getByText('2 approved, 0 not.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(staff.getByRole('checkbox', { name: /^Choose request/ })).toHaveCount(1);
  await expect(staff.getByRole('cell', { name: '219.30' })).toBeVisible();
});

test('a request is put on hold with a note, and taken from there', async ({ page, staff }) => {
  const userId = await recharges(page, ['217']);
  await takeFirstOf(staff, userId);
  await staff.keyboard.press('h');
  await staff.getByLabel(/What it waits for/).fill('Waiting for the bank.');
  await staff.keyboard.press('Control+Enter');
  // The words stand in the form too: it is sent once that is gone.
  await expect(staff.getByRole('form', { name: 'Put on hold' })).toHaveCount(0);
  await expect(staff.getByText('Waiting for the bank.')).toBeVisible();
  const filter = encodeURIComponent(JSON.stringify({ tab: 'ON_HOLD', userId }));
  await staff.goto(`/admin/#/recharges?filter=${filter}`);
  await expect(staff.getByRole('tab', { name: 'On hold', selected: true })).toBeVisible();
  await expect(staff.getByText('217.00').first()).toBeVisible();
  await openFirst(staff);
  await staff.keyboard.press('c');
  await expect(staff.getByRole('button', { name: 'Approve' })).toBeVisible();
});

test('another amount is reached with three tabs at most, and the button says who follows', async ({
  page,
  staff,
}) => {
  await takeFirstOf(staff, await recharges(page, ['212']));
  await staff.keyboard.press('a');
  await staff.keyboard.type('DESK-OTHER');
  await staff.keyboard.press('Tab');
  await staff.keyboard.press('Space');
  await expect(staff.getByLabel(/Amount that arrived/)).toBeFocused();
  await staff.keyboard.type('90,50');
  await expect(staff.getByText(/90 dollars and 50 cents or 9050 dollars/)).toBeVisible();
  await staff.keyboard.press('Control+a');
  await staff.keyboard.type('90.50');
  await staff.keyboard.press('Tab');
  await expect(staff.getByLabel(/The same amount again/)).toBeFocused();
  await staff.keyboard.press('Tab');
  await expect(staff.getByLabel(/Reason for the correction/)).toBeFocused();
  await expect(staff.getByRole('button', { name: 'Propose 90.50' })).toBeVisible();
});

interface Look {
  readonly stage: { readonly width: number; readonly height: number };
  readonly shown: { readonly width: number };
  readonly natural: number;
  readonly percent: string;
}

const look = (staff: Page) =>
  staff.evaluate<Look>(`(() => {
    const image = document.querySelector('section[data-drawer] img');
    const stage = image.closest('[role=group]').getBoundingClientRect();
    const percent = document.querySelector('[role=toolbar] output').textContent;
    return { stage, shown: image.getBoundingClientRect(), natural: image.naturalWidth, percent };
  })()`);

test('the picture is large, fits its width, and its percentage is true', async ({
  page,
  staff,
}) => {
  await takeFirstOf(staff, await recharges(page, ['213']));
  const percentOf = ({ shown, natural }: Look) => Math.round((shown.width / natural) * 100);
  await expect.poll(async () => (await look(staff)).natural).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const { shown, stage } = await look(staff);
      return Math.abs(shown.width - stage.width);
    })
    .toBeLessThan(2);
  const first = await look(staff);
  expect(first.stage.width).toBeGreaterThanOrEqual(450);
  expect(first.stage.height).toBeGreaterThanOrEqual(640);
  expect(first.percent).toBe(`${String(percentOf(first))}%`);
  await staff.keyboard.press('+');
  await expect.poll(async () => (await look(staff)).shown.width).toBeGreaterThan(first.shown.width);
  const larger = await look(staff);
  expect(larger.percent).toBe(`${String(percentOf(larger))}%`);
  await staff.keyboard.press('0');
  await expect.poll(async () => (await look(staff)).percent).toBe(first.percent);
  await staff.keyboard.press('a');
  const covered = await staff.getByRole('dialog').count();
  expect({ covered, stage: (await look(staff)).stage.width }).toEqual({
    covered: 0,
    stage: first.stage.width,
  });
});

for (const [width, height] of [
  [390, 844],
  [720, 450],
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`nothing scrolls sideways at ${String(width)} px, and axe is clean`, async ({
    page,
    staff,
  }) => {
    await staff.setViewportSize({ width, height });
    await takeFirstOf(staff, await recharges(page, ['214']));
    await staff.keyboard.press('r');
    await expect(staff.getByRole('form', { name: 'Refuse recharge' })).toBeVisible();
    const over = await staff.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect({ over, found: await axe(staff) }).toEqual({ over: 0, found: [] });
  });
}

test('a lost connection is said, and nothing can be decided until it is back', async ({
  page,
  staff,
}) => {
  await takeFirstOf(staff, await recharges(page, ['215']));
  await staff.context().setOffline(true);
  await expect(staff.getByText(/The server cannot be reached/)).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await staff.context().setOffline(false);
  await expect(staff.getByRole('button', { name: 'Approve' })).toBeEnabled();
});
