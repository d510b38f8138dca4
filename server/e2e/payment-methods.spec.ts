import type { Page } from '@playwright/test';
import { choose } from './choose';
import { axe, expect, test } from './fixtures';
import { aNewcomer, askAs } from './people';
import { fieldError, goTo, sheetHasGone } from './phone';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const inSheet = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('a user adds an address, makes it the default and deletes it again', async ({ signIn }) => {
  const page = await signIn('leo@practice.tarn');
  await page.goto('/h5/#/pages/user/user');
  await page.getByRole('link', { name: 'Cards and addresses' }).click();
  await expect(row(page, /Hafenbank Default/)).toBeVisible();
  await page.getByRole('link', { name: 'Add an address' }).click();

  await page.getByRole('button', { name: 'Add an address' }).click();
  const sheet = inSheet(page);
  await choose(sheet.getByRole('radio', { name: 'Bitcoin' }));
  await sheet.getByLabel('Address, Bitcoin').fill(TRON);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet.getByText('The wallet address is not valid')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await choose(sheet.getByRole('radio', { name: 'USDT · TRC20' }));
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(row(page, /TR7\*\*\*j6t Can be paid from/)).toBeVisible();

  await row(page, /TR7/).click();
  await sheet.getByLabel('Fund password').fill('wrong-one');
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(sheet.getByText('Incorrect fund password')).toBeVisible();
  await sheet.getByLabel('Fund password').fill('tarn-2468');
  await sheet.getByRole('button', { name: 'Make it the default' }).click();
  await expect(row(page, /TRC20 Default/)).toBeVisible();

  await row(page, /TR7/).click();
  await sheet.getByLabel('Fund password').fill('tarn-2468');
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, /TR7/)).toHaveCount(0);
  await page.goto('/h5/#/pages/payment/bindbank');
  await row(page, /Hafenbank/).click();
  await sheet.getByLabel('Fund password').fill('tarn-2468');
  await sheet.getByRole('button', { name: 'Make it the default' }).click();
  await expect(row(page, /Hafenbank Default/)).toBeVisible();
});

const METHODS = '{ paymentMethods { kind isDefault } }';
const SET = `mutation { fundPasswordSet(input: { password: "tarn-2468", passwordRepeat: "tarn-2468" }) {
  changed } }`;

test('a card, Alipay and WeChat Pay are added, one becomes the default, and with the fund password all go again', async ({
  page: plain,
  signIn,
}) => {
  const { account, token } = await aNewcomer(plain);
  await askAs(plain.request, SET, { token });
  const stored = async () => {
    const told = await askAs<{ paymentMethods: { kind: string; isDefault: boolean }[] }>(
      plain.request,
      METHODS,
      { token },
    );
    return told.paymentMethods
      .map(({ kind, isDefault }) => `${kind}${isDefault ? ' default' : ''}`)
      .sort();
  };
  const page = await signIn(account);
  const sheet = inSheet(page);
  await goTo(page, '/pages/payment/payment');

  await test.step('a card: a wrong number stands at its field, and without the fund password it waits', async () => {
    await page.getByRole('link', { name: 'Add a bank card' }).click();
    await page.getByLabel('Bank', { exact: true }).fill('Hafenbank');
    const number = page.getByLabel('Card or account number');
    await number.fill('NL91ABNA0417164301');
    await page.getByLabel('Account holder (optional)').fill('Rosa Example');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(fieldError(page)).toHaveText('The account number is not valid');
    expect(await axe(page)).toEqual([]);
    await number.fill('NL91ABNA0417164300');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL(/payment\/payment/);
    await expect(row(page, /^Hafenbank Default.* Can be paid from/)).toBeVisible();
  });

  for (const [name, number] of [
    ['Alipay', 'rosa@example.tarn'],
    ['WeChat Pay', 'rosa_example'],
  ] as const) {
    await test.step(`${name} is added over the list, and with the fund password it can be paid at once`, async () => {
      await page.getByRole('button', { name: `Add ${name}` }).click();
      await sheet.getByLabel(`${name} account`).fill(number);
      await sheet.getByLabel('Fund password (optional)').fill('tarn-2468');
      expect(await axe(page)).toEqual([]);
      await sheet.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(sheet).toHaveCount(0);
      await sheetHasGone(page);
      await expect(row(page, new RegExp(`^${name}`))).not.toContainText('Can be paid from');
    });
  }
  expect(await stored()).toEqual(['ALIPAY', 'BANK_CARD default', 'WECHAT']);

  await row(page, /^WeChat Pay/).click();
  await sheet.getByLabel('Fund password').fill('tarn-2468');
  await sheet.getByRole('button', { name: 'Make it the default' }).click();
  await expect(row(page, /^WeChat Pay Default/)).toBeVisible();
  expect(await stored()).toEqual(['ALIPAY', 'BANK_CARD', 'WECHAT default']);

  for (const name of [/^Hafenbank/, /^Alipay/, /^WeChat Pay/]) {
    await row(page, name).click();
    await sheet.getByLabel('Fund password').fill('tarn-2468');
    await sheet.getByRole('button', { name: 'Delete' }).click();
    await expect(row(page, name)).toHaveCount(0);
  }
  await expect(page.getByText('None yet')).toHaveCount(4);
  expect(await stored()).toEqual([]);
});
