import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures';
import { askAs, openOrder } from './people';
import { aNewcomerWith, goTo, sound } from './phone';
import { keepPicture } from './keep-picture';
import { widerThanTheirBox } from './widths';

const REASON = 'The provider is being changed.';

/** In both themes: nothing for axe to find, nothing wider than its box, and a picture. */
async function looksRight(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect
      .soft({ screen, colorScheme, axe: await axe(page), wider: await widerThanTheirBox(page) })
      .toEqual({ screen, colorScheme, axe: [], wider: [] });
    await keepPicture(page, `${screen}-${colorScheme}`, { fullPage: true });
  }
}

/** One that only the tests here trade. */
async function ripple(page: Page): Promise<string> {
  const { instruments } = await askAs<{ instruments: { id: string; symbol: string }[] }>(
    page.request,
    '{ instruments(class: CRYPTO) { id symbol } }',
  );
  return instruments.find(({ symbol }) => symbol === 'XRP/USDT')?.id ?? '';
}

/** A working day at least eight days from now, as the field takes it. */
function aWorkingDay(): string {
  const day = new Date(Date.now() + 8 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

async function changeHours(admin: Page): Promise<void> {
  await admin.goto('/admin/');
  await expect(admin.getByText('Lists of holidays that end within 90 days')).toBeVisible();
  await looksRight(admin, 'dashboard');
  await admin.goto('/admin/#/calendars');
  await expect(admin.getByRole('link', { name: 'Energy futures' })).toBeVisible();
  await looksRight(admin, 'calendars');
  await admin.getByRole('link', { name: 'Energy futures' }).click();
  await admin.getByRole('link', { name: 'Change hours' }).click();
  await admin.getByLabel('Monday').fill('10:00–12:00, 11:00–13:00');
  await admin.getByRole('button', { name: 'Show the next 14 days' }).click();
  await expect(admin.getByLabel('Monday')).toHaveAttribute('aria-invalid', 'true');
  await admin.getByLabel('Monday').fill('00:00–17:00, 18:00–24:00');
  await admin.getByRole('button', { name: 'Add a day' }).click();
  const day = aWorkingDay();
  await admin.getByLabel('Day', { exact: true }).last().fill(day);
  await admin.getByLabel('Hours', { exact: true }).last().fill('9:30-12:00');
  await admin.getByRole('button', { name: 'Show the next 14 days' }).click();
  const coming = admin.getByRole('region', { name: 'The next 14 days' });
  await expect(coming.getByRole('row')).toHaveCount(15);
  await expect(coming.getByRole('row').filter({ hasText: 'Changes' })).toContainText('09:30–12:00');
  await looksRight(admin, 'hours-preview');
  await admin.getByLabel(/^Why/).fill('The exchange closes early');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText(/: The exchange closes early$/)).toBeVisible();
  await looksRight(admin, 'calendar');
}

/** What a contract of 300 s pays from now on; `why` is said once for each instrument. */
async function offer(
  admin: Page,
  instrument: string,
  [payout, why]: readonly [payout: string, why: string],
): Promise<void> {
  await admin.goto(`/admin/#/terms/${instrument}`);
  const minute = admin.getByRole('group', { name: '300 s', exact: true });
  await minute.getByLabel(/^Payout/).fill(payout);
  await admin.getByLabel(/^Why/).fill(why);
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText(`: ${why}`, { exact: false })).toBeVisible();
}

const payoutsOf = async (page: Page, token: string): Promise<readonly number[]> => {
  const { orders } = await askAs<{ orders: { edges: { node: { payoutBp: number } }[] } }>(
    page.request,
    '{ orders(first: 2) { edges { node { payoutBp } } } }',
    { token },
  );
  return orders.edges.map(({ node }) => node.payoutBp);
};

test('P10: hours, terms and a prohibition: shown before, in effect at once, read on an open phone', async ({
  admin,
  page,
}) => {
  test.slow();
  await changeHours(admin);

  const instrument = await ripple(page);
  const { token } = await aNewcomerWith(page, '500.00');
  const order = { instrumentId: instrument, durationSeconds: 300 };
  await openOrder(page, token, order);
  await goTo(page, '/pages/index/index');
  await goTo(page, `/pages/trade/trade?id=${instrument}`);
  await page.getByRole('tab', { name: 'New order' }).click();
  await expect(page.getByRole('radio', { name: /^5m.*88%/ })).toBeAttached();

  await admin.goto('/admin/#/terms');
  await expect(admin.getByRole('link', { name: 'XRP/USDT' })).toBeVisible();
  await looksRight(admin, 'terms');
  await offer(admin, instrument, ['77.5', 'Fewer trade it']);
  await expect(page.getByRole('radio', { name: /^5m.*77\.5/ })).toBeAttached();
  await openOrder(page, token, order);
  expect(await payoutsOf(page, token)).toEqual([7_750, 8_800]);
  await offer(admin, instrument, ['88', 'More trade it']);

  await admin.getByRole('button', { name: 'Prohibit trading' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(/^Reason that users read/).fill(REASON);
  await looksRight(admin, 'prohibit');
  await dialog.getByRole('button', { name: 'Prohibit trading' }).click();
  await expect(admin.getByText(`Users read: ${REASON}`, { exact: false })).toBeVisible();
  await looksRight(admin, 'instrument');
  await expect(page.getByText(REASON, { exact: false })).toBeVisible();
  await sound(page, 'suspended');
  await keepPicture(page, 'suspended');

  await admin.getByRole('button', { name: 'Release' }).click();
  await admin.getByRole('dialog').getByLabel(/^Why/).fill('It is mended');
  await admin.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText(REASON, { exact: false })).toBeHidden();

  await admin.goto(`/admin/#/instruments/${instrument}`);
  await expect(admin.getByText('All texts are there')).toBeVisible();
  await looksRight(admin, 'instrument-editor');
  await admin.goto('/admin/#/instruments/create');
  await expect(admin.getByText('10 missing')).toBeVisible();
  await looksRight(admin, 'instrument-new');
});

test('P3: a payout that changes behind an open review opens nothing, until the new one was read and confirmed', async ({
  admin,
  page,
}) => {
  const instrument = await ripple(page);
  const { token } = await aNewcomerWith(page, '500.00');
  await goTo(page, `/pages/trade/trade?id=${instrument}`);
  await page.getByRole('radio', { name: /Up/ }).check({ force: true });
  await page.getByRole('radio', { name: /^5m.*88%/ }).check({ force: true });
  await page.getByLabel('Amount', { exact: true }).fill('50');
  await page.getByRole('button', { name: 'Review order' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Continue' }).click();
  const gain = sheet
    .locator('dt', { hasText: 'If it ends higher' })
    .locator('xpath=following::dd[1]');
  await expect(gain).toHaveText('+$43.50 (88% less the fee)');

  await offer(admin, instrument, ['66.5', 'Somebody reads it']);
  const ticket = page.getByRole('radio', { name: /^5m.*66\.5/, includeHidden: true });
  await expect(ticket).toBeAttached();
  await expect(gain).toHaveText('+$43.50 (88% less the fee)');
  const confirm = sheet.getByRole('button', { name: /^Confirm/ });
  await confirm.click();
  const words = /^The terms have changed: return 66\.5%, fee 1%\. Nothing was ordered/;
  await expect(sheet.getByText(words)).toBeVisible();
  await expect(gain).toHaveText('+$32.75 (66.5% less the fee)');
  expect(await payoutsOf(page, token)).toEqual([]);
  await sound(page, 'terms changed');

  await confirm.click();
  await expect(page.getByRole('timer').first()).toBeVisible();
  expect(await payoutsOf(page, token)).toEqual([6_650]);
  await offer(admin, instrument, ['88', 'It was read']);
});
