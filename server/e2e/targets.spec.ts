import { atRest, expect, test } from './fixtures';
import { userScreens } from './h5-screens';
import { aNewcomer } from './people';
import { arriveAt, goTo } from './phone';
import { closeResults, smallOn } from './touch';

/** What opens a sheet of each kind. */
const sheets: readonly (readonly [name: string, path: string, opener: RegExp])[] = [
  ['practice', '/pages/home/home', /^Practice/],
  ['language', '/pages/home/home', /^Language/],
  ['what is frozen', '/pages/user/user', /^\$/],
  ['appearance', '/pages/user/user', /^Appearance/],
  ['logging out', '/pages/user/user', /^Log out/],
  ['markets', '/pages/trade/trade?id=16', /BTC\/USDT/],
  ['the chart in full', '/pages/trade/trade?id=16', /^Full screen/],
  ['filter of orders', '/pages/user/order', /^Filter/],
  ['filter of the statement', '/pages/user/finance', /^Filter/],
];

test('everything that can be tapped on a sheet answers in 44 x 44 px', async ({ signIn }) => {
  const phone = await signIn('leo@practice.tarn');
  await closeResults(phone);
  const found: Record<string, readonly string[]> = {};
  for (const [name, path, opener] of sheets) {
    const show = async () => {
      await arriveAt(phone, path);
      await phone.getByRole('button', { name: opener }).first().click();
      await expect(phone.getByRole('dialog')).toBeVisible();
      // It comes up from below.
      await atRest(phone);
    };
    await show();
    const small = await smallOn(phone, { reopen: show, sheet: true });
    if (small.length > 0) found[name] = small;
    await phone.keyboard.press('Escape');
    await expect(phone.getByRole('dialog')).toHaveCount(0);
  }
  expect(found).toEqual({});
});

test('a toast at 320 x 640 stands below the bar, and what lies under it answers', async ({
  page,
  signIn,
}) => {
  const { account } = await aNewcomer(page);
  const phone = await signIn(account);
  await phone.setViewportSize({ width: 320, height: 640 });
  await phone.context().grantPermissions(['clipboard-write']);
  for (const path of [userScreens.user, userScreens.home]) {
    await goTo(phone, userScreens.user);
    // "Logged in" has gone by.
    await expect(phone.locator('[data-sonner-toast]')).toHaveCount(0);
    await phone.getByRole('link', { name: /^Invite and poster/ }).click();
    await phone.getByRole('button', { name: 'Copy code' }).click();
    await phone.getByRole('button', { name: 'Back' }).click();
    if (path !== userScreens.user) await phone.getByRole('link', { name: 'Home' }).click();
    const toast = phone.locator('[data-sonner-toast]');
    await expect(toast).toBeVisible();
    const bar = phone.locator('header').first();
    const gap = async () => {
      const [above, below] = await Promise.all([bar.boundingBox(), toast.boundingBox()]);
      return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    };
    await expect.poll(gap, { intervals: [50], timeout: 1_500 }).toBeGreaterThanOrEqual(0);
    // Before it has gone.
    await phone.getByRole('button', { name: 'Hide balance' }).click({ timeout: 1_000 });
    await phone.getByRole('button', { name: 'Show balance' }).click({ timeout: 1_000 });
  }
});
