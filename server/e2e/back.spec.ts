import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { aNewcomer } from './people';
import { sheetHasGone } from './phone';

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
