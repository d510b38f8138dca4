import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { askAs } from './people';
import { aNewcomerWith, goTo, sound as isSound } from './phone';
import { keepPicture } from './keep-picture';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function sound(page: Page, screen: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await keepPicture(page, screen, { fullPage: true });
  await isSound(page, screen);
}

test('P14: a leader is found, followed, copied, paused and left, and one’s own trading is published', async ({
  page,
}) => {
  await aNewcomerWith(page, '500.00');
  await goTo(page, '/pages/user/user');
  await page.getByRole('link', { name: 'Follow', exact: true }).click();
  const mia = page.getByRole('region', { name: /^m/ }).first();
  await expect(mia.getByText('Deepest fall')).toBeVisible();
  for (const [language, width] of [
    ['de', 320],
    ['th', 320],
    ['en', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(`localStorage.setItem('tarn.language', '${language}')`);
    await page.reload();
    await expect(page.getByRole('region').first()).toBeVisible();
    await sound(page, `leaders-${language}`);
  }

  // Two whose names are masked alike are told apart, and found, by their numbers.
  const [number = ''] = /#\d+$/.exec((await mia.getAttribute('aria-label')) ?? '') ?? [];
  const search = page.getByLabel('Leader’s number');
  await search.fill('#999999');
  await expect(page.getByText('No leader has this number')).toBeVisible();
  await search.fill(number);
  await expect(page.getByRole('region')).toHaveCount(1);
  await sound(page, 'leader-found');

  await mia.getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Amount of each copy').fill('10');
  await sheet.getByLabel('Daily cap').fill('9.99');
  await sheet.getByRole('checkbox').check();
  await expect(sheet.getByRole('button', { name: 'Follow', exact: true })).toBeDisabled();
  await sheet.getByLabel('Daily cap').fill('15');
  await expect(sheet.getByText('15.00 USD')).toBeVisible();
  await sound(page, 'follow-sheet');
  await sheet.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(mia.getByText('Following')).toBeVisible();

  // The leader trades: one order is copied, the next would pass the cap.
  await miaOrders(page, 2);
  await page.getByRole('tab', { name: 'Following' }).click();
  await page.reload();
  await expect(page.getByText('$10.10 of $15.00 used today')).toBeVisible();
  await expect(page.getByText('Not copied: BTC/USDT')).toBeVisible();
  await expect(page.getByText('The daily cap for this leader is used up.')).toBeVisible();
  await sound(page, 'following');
  await button(page, 'Pause').click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await button(page, 'Follow again').click();
  await sheet.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(button(page, 'Pause')).toBeVisible();
  await button(page, 'Stop').click();
  await sheet.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You follow nobody')).toBeVisible();

  await page.getByRole('tab', { name: 'My trading' }).click();
  await button(page, 'Publish my trading').click();
  await expect(page.getByText(/^Others see you as/)).toBeVisible();
  await sound(page, 'own-trading');
  await button(page, 'Stop publishing').click();
  await expect(page.getByText('Your trading is not published.')).toBeVisible();

  await goTo(page, '/pages/user/order?tab=follow');
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 844 });
  await sound(page, 'follow-orders');
});

/** Orders of Mia, the leader of the practice world, of five minutes each. */
async function miaOrders({ request }: Page, count: number): Promise<void> {
  const open = 'mutation ($input: SessionOpenInput!) { sessionOpen(input: $input) { token } }';
  const { sessionOpen } = await askAs<{ sessionOpen: { token: string } }>(request, open, {
    variables: { input: { account: 'mia@practice.tarn', password: 'practice-1' } },
  });
  const { instruments } = await askAs<{ instruments: { id: string; symbol: string }[] }>(
    request,
    '{ instruments { id symbol } }',
  );
  const btc = instruments.find(({ symbol }) => symbol === 'BTC/USDT')?.id ?? '';
  const place =
    'mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id } userErrors { code } } }';
  for (let n = 0; n < count; n += 1) {
    const input = {
      ...{ instrumentId: btc, direction: 'UP', amount: '10', multiple: 1, durationSeconds: 300 },
      idempotencyKey: `follow-${String(Date.now())}-${String(n)}`,
    };
    const { orderPlace } = await askAs<{ orderPlace: { order: unknown } }>(request, place, {
      token: sessionOpen.token,
      variables: { input },
    });
    expect(orderPlace.order).not.toBeNull();
  }
}
