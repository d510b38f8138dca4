import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askAs, aNewcomer, aSession } from './people';
import { axe, consoleOf, expect, leave } from './fixtures';
import { keysOf } from './keys';
import { arriveAt, goTo, sound } from './phone';
import { test } from './worlds/moved';
import { expectEffectSeen } from './worlds/world-owner';

const MIA = 'mia@practice.tarn';
const FUND_PASSWORD = 'tarn-2468';
const CASH = '/pages/user/cash';
const RECORDS = '/pages/user/cashrecord';
const DAY = 86_400;

const METHODS = '{ paymentMethods { id kind } }';
const SUBMIT = `mutation ($input: WithdrawalSubmitInput!) {
  withdrawalSubmit(input: $input) { withdrawal { id } userErrors { code } }
}`;
const ADD = `mutation ($input: PaymentMethodAddInput!) {
  paymentMethodAdd(input: $input) { paymentMethod { id } userErrors { code } }
}`;

const key = () => randomBytes(8).toString('hex');

/** Sends this much to the card of whoever has this token. */
async function withdraw({ request }: Page, token: string, amount: string): Promise<void> {
  const { paymentMethods } = await askAs<{ paymentMethods: { id: string; kind: string }[] }>(
    request,
    METHODS,
    { token },
  );
  const targetId = paymentMethods.find(({ kind }) => kind === 'BANK_CARD')?.id;
  const input = { amount, targetId, fundPassword: FUND_PASSWORD, idempotencyKey: key() };
  const { withdrawalSubmit } = await askAs<{
    withdrawalSubmit: { withdrawal: unknown; userErrors: unknown };
  }>(request, SUBMIT, { token, variables: { input } });
  if (!withdrawalSubmit.withdrawal) throw new Error(JSON.stringify(withdrawalSubmit.userErrors));
}

/** What of this person's money is free, in cents. */
async function availableOf({ request }: Page, token: string): Promise<bigint> {
  const { me } = await askAs<{ me: { balances: { available: { amount: string } } } }>(
    request,
    '{ me { balances { available { amount } } } }',
    { token },
  );
  return BigInt(me.balances.available.amount.replace('.', ''));
}

/** The queue with the withdrawals of this amount alone. */
const queueOf = (amount: string) =>
  `/admin/#/withdrawals?filter=${encodeURIComponent(
    JSON.stringify({ tab: 'TO_REVIEW', amountMin: amount, amountMax: amount }),
  )}`;

test('M8: a payout below the threshold is one person’s by keys alone: approved, taken back and refused, or paid once', async ({
  page,
  chromium,
  baseURL,
  signIn,
  moved,
}) => {
  test.setTimeout(240_000);
  await moved.advance(DAY);
  await moved.advanceToHour(9);
  const phone = await signIn(MIA);
  const { token } = await aSession(page.request, MIA);
  const before = await availableOf(page, token);
  for (const amount of ['151.10', '151.20']) await withdraw(page, token, amount);
  expect(await availableOf(page, token)).toBe(before - 30_230n);
  await goTo(phone, RECORDS);
  const desk = await consoleOf({ chromium, baseURL }, 'support@practice.tarn');
  const keys = keysOf(desk);
  const reference = desk.getByLabel(/Payout reference/);
  const form = desk.locator('form[aria-labelledby]');
  const drawer = desk.locator('section[data-drawer]');
  const take = async (amount: string) => {
    await desk.goto(queueOf(amount));
    await expect(desk.getByRole('row').nth(1)).toBeVisible();
    await expect(async () => {
      await keys.press('n');
      await expect(drawer).toContainText(amount, { timeout: 5_000 });
    }).toPass();
    await expect(desk.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
    keys.start();
  };
  const approve = async () => {
    await keys.press('a');
    await expect(reference).toBeFocused();
    await keys.type(`PAYOUT-${key()}`);
    expect.soft(await axe(desk)).toEqual([]);
    await keys.press('Control+Enter');
    await expect(form).toHaveCount(0);
    expect(keys.count()).toBeLessThanOrEqual(3);
  };

  await test.step('it is approved with a reference, and within the window taken back', async () => {
    await take('151.10');
    await expect(phone.getByRole('link', { name: /−\$151\.10 Under review/ })).toBeVisible();
    await keys.press('a', 'Control+Enter');
    await expect(form.getByText(/Payout reference/).first()).toBeVisible();
    await keys.press('Escape');
    keys.start();
    await approve();
    await expect(desk.getByText('Approved 151.10 USD.').first()).toBeVisible();
    await keys.press('u');
    await expect(reference).toHaveValue(/^PAYOUT-/);
    await expect(desk.getByText('Decision undone')).toBeVisible();
    await keys.press('Escape');
    await expect(desk.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    await expect(phone.getByRole('link', { name: /−\$151\.10 Under review/ })).toBeVisible();
  });

  await test.step('refused instead, its user reads why, and has all of it again', async () => {
    keys.start();
    await keys.press('r');
    await expect(form).toBeVisible();
    await keys.press('2');
    expect.soft(await axe(desk)).toEqual([]);
    await keys.press('Control+Enter');
    await expect(form).toHaveCount(0);
    expect(keys.count()).toBeLessThanOrEqual(3);
    await expectEffectSeen(
      phone.getByText(
        'Your bank sent the payment back. Please check with it and submit again. $151.10 is available again.',
      ),
    );
    await expect(phone.getByRole('link', { name: /−\$151\.10 Refused/ })).toBeVisible();
    await sound(phone, 'refused');
    expect(await availableOf(page, token)).toBe(before - 15_120n);
  });

  await test.step('the other is paid, and its money is gone for good', async () => {
    await take('151.20');
    await approve();
    await expectEffectSeen(phone.getByRole('link', { name: /−\$151\.20 Paid/ }));
    expect(await availableOf(page, token)).toBe(before - 15_120n);
    await desk.goto(
      `/admin/#/withdrawals?filter=${encodeURIComponent(JSON.stringify({ tab: 'DONE', user: MIA }))}`,
    );
    for (const state of [/151\.10.*Refused/, /151\.20.*Paid out/])
      await expect(desk.getByRole('row', { name: state })).toHaveCount(1);
  });
  await leave(desk);
});

test('what a withdrawal lacks stands there at once, and each way leads to the screen that mends it', async ({
  page: plain,
  signIn,
  moved,
}) => {
  await moved.advanceToHour(7);
  const { account, token } = await aNewcomer(plain);
  const page = await signIn(account);
  const lines = page.getByRole('listitem').filter({ hasText: ': not met' });
  const unmet = async () => (await lines.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  const line = (name: string) => lines.filter({ hasText: name });

  await test.step('nothing bound: five conditions, and three ways', async () => {
    await goTo(page, CASH);
    await page.getByLabel(/^Amount in USD/).fill('120');
    await expect(lines).toHaveCount(5);
    await sound(page, 'nothing met');
    for (const [name, way, path] of [
      ['Identity verified', 'Verify identity', '/pages/user/auth'],
      ['A card, address or account', 'Add a card', '/pages/payment/addBank'],
      ['Fund password or passkey', 'Set a fund password', '/pages/user/setfundpassword'],
    ] as const) {
      await line(name).getByRole('link', { name: way }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.goBack();
      await expect(page.getByLabel(/^Amount in USD/)).toHaveValue('120');
    }
    await expect(page.getByRole('link', { name: 'Add', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeDisabled();
  });

  await test.step('a target added without the fund password waits, and says until when', async () => {
    const input = {
      ...{ kind: 'ALIPAY', account: `rosa${key()}@example.tarn`, holder: 'Rosa Example' },
      idempotencyKey: key(),
    };
    const added = await askAs<{ paymentMethodAdd: { paymentMethod: unknown } }>(
      plain.request,
      ADD,
      { token, variables: { input } },
    );
    expect(added.paymentMethodAdd.paymentMethod).not.toBeNull();
    await arriveAt(page, CASH);
    await expect(line('A card, address or account')).toContainText('This target can be paid from');
    await expect(line('A card, address or account').getByRole('link')).toHaveCount(1);
    await sound(page, 'target waits');
  });

  await test.step('what is mended is met', async () => {
    await line('Fund password').getByRole('link', { name: 'Set a fund password' }).click();
    await page.getByLabel('New password', { exact: true }).fill(FUND_PASSWORD);
    await page.getByLabel('Repeat new password').fill(FUND_PASSWORD);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${CASH}$`));
    await expect(line('Fund password')).toHaveCount(0);
    await moved.advance(DAY);
    await moved.advanceToHour(9);
    await arriveAt(page, CASH);
    await expect(lines).toHaveCount(2);
    expect(await unmet()).toEqual([
      expect.stringMatching(/^Identity verified ?: not met Please verify your real name first/),
      expect.stringMatching(/^Enough available ?: not met Your balance is not enough/),
    ]);
  });
});
