import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { aNewcomer, sendRecharge } from './people';
import { aNewcomerWith, goTo, sheetHasGone } from './phone';
import { button } from './registering';

const markets = (page: Page) => page.getByRole('link', { name: /BTC\/USDT/ }).first();

/** A page, and what opens something above it. */
const above: readonly {
  readonly what: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
}[] = [
  {
    what: 'the switcher of markets',
    path: 'index/index?group=CRYPTO',
    open: async (page) => {
      await markets(page).click();
      await page
        .getByRole('button', { name: /BTC\/USDT/ })
        .first()
        .click();
    },
  },
  {
    what: 'the chart in full screen',
    path: 'index/index?group=CRYPTO',
    open: async (page) => {
      await markets(page).click();
      await page.getByRole('button', { name: 'Full screen' }).click();
    },
  },
  {
    what: 'a filter',
    path: 'user/order',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Filter/ })
        .first()
        .click();
    },
  },
  {
    what: 'the question before logging out',
    path: 'user/user',
    open: async (page) => {
      await page.getByRole('button', { name: 'Log out' }).click();
    },
  },
];

for (const { what, path, open } of above) {
  test(`going back closes ${what} and stays, and leaves the page once it is closed`, async ({
    page,
    signIn,
  }) => {
    const { account } = await aNewcomer(page);
    const phone = await signIn(account);
    await phone.goto('/h5/#/pages/home/home');
    await phone.goto(`/h5/#/pages/${path}`);
    await open(phone);
    const dialog = phone.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const there = phone.url();
    await phone.goBack();
    await expect(dialog).toHaveCount(0);
    expect(phone.url()).toBe(there);
    await phone.goBack();
    await expect(phone).not.toHaveURL(there);
  });
}

test('a sheet that was closed by its cross leaves nothing to go back through', async ({
  page,
  signIn,
}) => {
  const { account } = await aNewcomer(page);
  const phone = await signIn(account);
  await phone.goto('/h5/#/pages/user/user');
  await phone.goto('/h5/#/pages/user/order');
  const there = phone.url();
  await phone
    .getByRole('button', { name: /^Filter/ })
    .first()
    .click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await sheetHasGone(phone);
  expect(phone.url()).toBe(there);
  await phone.goBack();
  await expect(phone).toHaveURL(/user\/user/);
});

test('a link that is followed while a sheet is open leads where it says', async ({
  page,
  signIn,
}) => {
  const { account } = await aNewcomer(page);
  const phone = await signIn(account);
  await phone.goto('/h5/#/pages/user/wallet?convert=BTC');
  await expect(phone.getByRole('dialog')).toBeVisible();
  await expect.poll(() => phone.evaluate('Boolean(history.state?.guard)')).toBe(true);
  await phone.goto('/h5/#/pages/user/language');
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await expect(phone.getByRole('heading', { name: 'Language' })).toBeVisible();
  expect(phone.url()).toContain('/pages/user/language');
});

const shut = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

/** A sheet is up, and the entry of the history that going back from it takes. */
async function isUp(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.evaluate('Boolean(history.state?.guard)')).toBe(true);
}

/** No sheet is up; one more step back leads to this page, and none of it opens anything. */
async function leadsBackTo(page: Page, there: RegExp): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await sheetHasGone(page);
  await page.goBack();
  await expect(page).toHaveURL(there);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a sheet that stands in the address does not open again: by its cross, by going back, once it is done', async ({
  page,
}) => {
  await aNewcomerWith(page, '200.00');
  await goTo(page, '/pages/home/home');
  const convert = page.getByRole('link', { name: 'Convert' });

  await convert.click();
  await isUp(page);
  await shut(page);
  await leadsBackTo(page, /home\/home$/);

  await convert.click();
  await isUp(page);
  await page.goBack();
  await leadsBackTo(page, /home\/home$/);

  await convert.click();
  await isUp(page);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('tab', { name: 'BTC' }).click();
  await expect(page).toHaveURL(/convert=BTC$/);
  await isUp(page);
  await sheet.getByRole('button', { name: /^Use all/ }).click();
  await button(page, 'Get a rate').click();
  await button(page, 'Convert now').click();
  await expect(page.getByText('USD to BTC')).toBeVisible();
  await leadsBackTo(page, /home\/home$/);
});

test('a record that was opened from its list leaves one page to go back from', async ({ page }) => {
  const { token } = await aNewcomerWith(page, '200.00');
  await sendRecharge(page, token, '150.00');
  await goTo(page, '/pages/user/user');
  await goTo(page, '/pages/user/rechargerecord');
  const record = page.getByRole('link', { name: /\$150\.00/ });
  for (const close of [shut, (phone: Page) => phone.goBack()]) {
    await record.click();
    await isUp(page);
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await sheetHasGone(page);
    await expect(page).toHaveURL(/rechargerecord$/);
  }
  await leadsBackTo(page, /user\/user$/);
});
