import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { choose } from './choose';
import { dayLanguages, dayLooks } from './turns';
import { consoleOf, expect } from './fixtures';
import { tabTo } from './keys';
import { aReceipt } from './people';
import { test } from './worlds/moved';
import { arriveAt, arriveIn, dress, goTo, sheetHasGone, sound } from './phone';
import { putInForce } from './desk/proposing';
import { cutOnThePhone } from './widths';
import { beginning, refusalsOf, wordsOf } from './words';
import { expectEffectSeen } from './worlds/world-owner';

const CASH = '/pages/user/cash';
const RECORDS = '/pages/user/cashrecord';
const PROFILE = '/pages/user/profile';

for (const [theme, language] of dayLooks) {
  test(`money out by keys alone, ${theme}, ${language}: at which hours, what it costs, where to, the fund password, then cancelled`, async ({
    signIn,
    moved,
  }) => {
    const words = wordsOf(language, 'withdrawal');
    const refused = refusalsOf(language);
    const named = (path: string) => beginning(words(path));
    const mark = `${theme} ${language}`;
    // Seven, in the hours of the practice world from nine to nine.
    await moved.advanceToHour(7);
    const phone = await signIn('mia@practice.tarn');
    const { keyboard } = phone;
    const sheet = phone.getByRole('dialog');
    const submit = phone.getByRole('button', { name: /15(?:0)?\.00/ });
    const open = async (name: RegExp) => {
      await tabTo(phone, name);
      await keyboard.press('Enter');
    };
    await dress(phone, [theme, language]);
    await arriveAt(phone, CASH);
    await tabTo(phone, named('withdraw.amount'));
    await keyboard.type('150');
    await expect(
      phone.getByText(beginning(refused('WITHDRAW_TIME').replace('{{start}}', '09:00'))),
    ).toBeVisible();
    await expect(submit).toBeDisabled();
    await sound(phone, `closed ${mark}`);
    await moved.advanceToHour(9);
    await arriveAt(phone, '/pages/home/home');
    await open(beginning(wordsOf(language, 'home')('home.withdraw')));
    await expect(
      phone.getByRole('heading', { name: words('withdraw.title'), level: 1 }),
    ).toBeVisible();
    await expect(phone.getByText(words('check.identity'))).toBeVisible();
    await sound(phone, `empty ${mark}`);
    await tabTo(phone, named('withdraw.amount'));
    await keyboard.type('15');
    await expect(
      phone.getByText(refused('WITHDRAW_MIN').replace('{{min}}', '100.00')),
    ).toBeVisible();
    await expect(submit).toBeDisabled();
    await keyboard.type('0');
    await expect(phone.getByText('148.50 USD')).toBeVisible();
    await expect(submit).toBeEnabled();

    const target = phone.getByRole('region', { name: words('withdraw.to') });
    const choose = async (name: RegExp) => {
      await open(named('withdraw.change'));
      await expect(sheet).toBeVisible();
      await sound(phone, `targets ${mark}`);
      await open(name);
      await expect(sheet).toHaveCount(0);
      await sheetHasGone(phone);
    };
    await choose(beginning(words('kind.ETH')));
    await expect(target).toContainText(words('kind.ETH'));
    await choose(/^Northgate Bank/);
    await expect(target).toContainText('Northgate Bank');

    await tabTo(phone, /150\.00/);
    await expect(submit).toBeEnabled();
    await keyboard.press('Enter');
    await expect(sheet.getByText(named('confirm.next'))).toBeVisible();
    await sound(phone, `confirm ${mark}`);
    await tabTo(phone, named('confirm.fundPassword'));
    await keyboard.type('wrong-one');
    await keyboard.press('Enter');
    await expect(sheet.getByText(refused('FUND_PASSWORD_WRONG')).first()).toBeVisible();
    await keyboard.press('Control+A');
    await keyboard.type('tarn-2468');
    await keyboard.press('Enter');
    await expect(sheet.getByText(named('records.waiting'))).toBeVisible();
    await sound(phone, `submitted ${mark}`);
    await open(named('cancel.ask'));
    await open(named('cancel.confirm'));
    await expect(sheet.getByText(words('records.state.CANCELLED'))).toBeVisible();
    await keyboard.press('Escape');
    await expect(phone.getByText(named('records.cancelled')).first()).toBeVisible();
    await sound(phone, `records ${mark}`);
  });
}

/** How often this page is tapped from now on, as the page itself hears it. */
async function tapsOn(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(
    `window.taps = 0; addEventListener('pointerup', () => { window.taps += 1; }, true)`,
  );
  return () => page.evaluate<number>('window.taps');
}

test('H7: from Home money goes out by no more taps than it comes in', async ({ signIn, moved }) => {
  await moved.advanceToHour(9);
  const phone = await signIn('mia@practice.tarn');
  const actions = phone.getByRole('navigation', { name: 'Quick actions' });
  const width = async (name: string) =>
    (await actions.getByRole('link', { name }).boundingBox())?.width;
  expect(await width('Withdraw')).toBe(await width('Recharge'));
  const taps = await tapsOn(phone);

  await actions.getByRole('link', { name: 'Recharge' }).click();
  await phone.getByLabel('Amount', { exact: true }).fill('200');
  const choosing = phone.waitForEvent('filechooser');
  await phone.locator('label', { has: phone.locator('input[type=file]') }).click();
  await (
    await choosing
  ).setFiles({ name: 'r.png', mimeType: 'image/png', buffer: await aReceipt() });
  await expect(phone.getByText(/Uploaded/)).toBeVisible();
  await phone.getByRole('button', { name: 'Submit for review' }).click();
  await expect(phone).toHaveURL(/rechargerecord/);
  const forIn = await taps();
  expect(forIn).toBe(3);

  await goTo(phone, '/pages/home/home');
  const before = await taps();
  await actions.getByRole('link', { name: 'Withdraw' }).click();
  await phone.getByLabel(/^Amount in USD/).fill('150');
  await phone.getByRole('button', { name: 'Withdraw $150.00' }).click();
  await phone.getByLabel('Fund password').fill('tarn-2468');
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: /Withdraw|Confirm/ })
    .click();
  await expect(phone.getByText(/^Submitted\. It is checked by/)).toBeVisible();
  expect((await taps()) - before).toBeLessThanOrEqual(forIn);
});

test('from the threshold two people pay it, and the phone hears of it', async ({
  chromium,
  baseURL,
  signIn,
}) => {
  const phone = await signIn('leo@practice.tarn');
  await goTo(phone, RECORDS);
  await expect(phone.getByRole('link', { name: /−\$12,000\.00 Second check/ })).toBeVisible();
  // The other administrator holds a request in the practice data.
  const admin = await consoleOf({ chromium, baseURL }, 'admin2@practice.tarn');
  await admin.goto('/admin/#/withdrawals');
  await admin
    .getByRole('row', { name: /12,000\.00/ })
    .first()
    .click();
  await admin.getByRole('button', { name: /^Take(?! next)/ }).click();
  await admin.getByRole('button', { name: /^Approve/ }).click();
  const form = admin.getByRole('form', { name: /^Approve/ });
  await form.getByLabel(/reference/i).fill('E2E-PAYOUT-12000');
  await form.getByRole('button', { name: /^Approve/ }).click();
  const total = admin.getByRole('dialog', { name: 'Check the total' });
  await expect(total.getByText(/^12,000\.00/).first()).toBeVisible();
  await total.getByRole('button', { name: /^Approve/ }).click();
  await expectEffectSeen(phone.getByText('Withdrawal of $12,000.00 paid').first());
  await expect(phone.getByRole('link', { name: /−\$12,000\.00 Paid/ })).toBeVisible();
  await sound(phone, 'paid');
  await admin.context().close();
});

test('320 px in the languages of the day: nothing of money out and of the profile is cut', async ({
  signIn,
}) => {
  const phone = await signIn('mia@practice.tarn');
  await phone.setViewportSize({ width: 320, height: 640 });
  const found: Record<string, unknown> = {};
  for (const language of dayLanguages) {
    await arriveIn(phone, language, '/pages/home/home');
    for (const path of [CASH, RECORDS, PROFILE]) {
      await goTo(phone, path);
      const cut = await cutOnThePhone(phone);
      if (cut.length > 0) found[`${language} ${path}`] = cut;
    }
  }
  expect(found).toEqual({});
});

test('M18: all own data is one file, saved from the profile', async ({ signIn }) => {
  const phone = await signIn('mia@practice.tarn');
  await goTo(phone, PROFILE);
  const saved = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'All own data as a file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('own-data.json');
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown[]>;
  expect(data.orders?.length).toBeGreaterThan(0);
  expect(data.statement?.length).toBeGreaterThan(0);
  await expect(phone.getByText('File saved')).toBeVisible();
});

const asksWhatIsDue = (body: string | null): boolean => body?.includes('AgreementDue') ?? false;
const ACCEPTED = `SELECT a.kind || ' ' || a.number AS text FROM tarn.acceptance a
  JOIN tarn.app_user u ON u.id = a.user_id WHERE u.email = $1 ORDER BY 1`;
const IN_FORCE = `SELECT DISTINCT ON (kind) kind || ' ' || number AS text FROM tarn.legal_text
  WHERE $1 <> '' ORDER BY kind, place DESC`;

const ORDERS = `SELECT o.id::text AS text FROM tarn.trade_order o
  JOIN tarn.app_user u ON u.id = o.user_id WHERE u.email = $1`;

// The last one here: who comes to this server after it is asked to accept what it puts in force.
test('H3: two administrators change what people accept: an order waits for the notice, the next visit asks for the agreement, money out waits for neither', async ({
  chromium,
  baseURL,
  signIn,
  moved,
}) => {
  const texts = async (sql: string) =>
    (await moved.read<{ text: string }>(sql, ['mia@practice.tarn'])).map(({ text }) => text);
  await moved.advanceToHour(9);
  const phone = await signIn('mia@practice.tarn');
  const sheet = phone.getByRole('dialog');
  const before = await texts(ACCEPTED);
  const admins = await Promise.all([
    consoleOf({ chromium, baseURL }, 'admin@practice.tarn'),
    consoleOf({ chromium, baseURL }, 'admin2@practice.tarn'),
  ]);
  await putInForce(admins, 'AGREEMENT', 'The agreement has this point too.');
  await putInForce(admins, 'RISK', 'The notice has this point too.');
  for (const admin of admins) await admin.context().close();

  await test.step('the next visit asks, and leads to a withdrawal all the same', async () => {
    await arriveAt(phone, '/pages/home/home');
    await expect(sheet.getByText('Our agreement has changed')).toBeVisible();
    await expect(sheet.getByRole('checkbox')).not.toBeChecked();
    await expect(sheet.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await sound(phone, 'agreement asked for');
    await sheet.getByRole('link', { name: 'Withdraw my money' }).click();
    await phone.getByLabel(/^Amount in USD/).fill('100');
    await phone.getByRole('button', { name: 'Withdraw $100.00' }).click();
    await sheet.getByLabel(/^Fund password/).fill('tarn-2468');
    await phone.keyboard.press('Enter');
    await expect(sheet.getByText(/^Submitted\. It is checked by/)).toBeVisible();
  });

  const order = async (): Promise<void> => {
    await choose(phone.getByRole('radio', { name: /Up/ }));
    await choose(phone.getByRole('radio', { name: '50', exact: true }));
    await phone.getByRole('button', { name: 'Review order' }).click();
  };
  const confirm = async (): Promise<void> => {
    const { length } = await texts(ORDERS);
    await phone.getByRole('button', { name: /^Confirm/ }).click();
    await expect.poll(() => texts(ORDERS)).toHaveLength(length + 1);
    await sheetHasGone(phone);
  };
  await test.step('the next order waits for the notice, which is accepted once', async () => {
    await arriveAt(phone, '/pages/trade/trade?id=16');
    await order();
    await expect(sheet.getByText('The notice has this point too.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await sound(phone, 'notice asked for');
    await choose(sheet.getByRole('checkbox'));
    await sheet.getByRole('button', { name: 'Continue' }).click();
    await confirm();
    await phone.getByRole('tab', { name: 'New order' }).click();
    await order();
    await confirm();
  });

  await test.step('the agreement is asked for at each visit until it is accepted, then no more', async () => {
    await arriveAt(phone, '/pages/home/home');
    const question = phone.getByRole('dialog', { name: 'Our agreement has changed' });
    await choose(question.getByRole('checkbox'));
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect(question).toBeHidden();
    const asked = phone.waitForResponse((one) => asksWhatIsDue(one.request().postData()));
    await arriveAt(phone, '/pages/home/home');
    await asked;
    await expect(phone.getByText('Total balance')).toBeVisible();
    await expect(question).toBeHidden();
    expect(await texts(ACCEPTED)).toEqual([...before, ...(await texts(IN_FORCE))].sort());
  });
});
