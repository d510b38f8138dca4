import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { axe, consoleOf, expect, leave, test } from './fixtures';
import { keepPicture } from './keep-picture';
import { aNewcomer } from './people';
import { arriveAt, goTo, sound } from './phone';
import { confirmProposed } from './desk/proposing';
import { widerThanTheirBox } from './widths';

const FROM = '2026-01-01T00:00';
const UNTIL = '2099-01-01T00:00';

async function looksRight(page: Page, name: string): Promise<void> {
  await keepPicture(page, `giving-${name}`);
  expect
    .soft({ name, found: await axe(page), wider: await widerThanTheirBox(page) })
    .toEqual({ name, found: [], wider: [] });
}

const field = (dialog: Locator, name: string | RegExp) => dialog.getByLabel(name);

test('O2, M14: what is given takes two administrators, and the phone shows it as it was stated', async ({
  page,
  admin,
  chromium,
  baseURL,
  signIn,
}) => {
  test.setTimeout(240_000);
  const { account, id } = await aNewcomer(page);
  const phone = await signIn(account);
  const other = await consoleOf({ chromium, baseURL }, 'admin2@practice.tarn');
  const title = `Harbour ${randomBytes(3).toString('hex')}`;
  const dialog = admin.getByRole('dialog');

  await test.step('a campaign is proposed by one and confirmed by another', async () => {
    await admin.goto('/admin/#/campaigns');
    await admin.getByRole('button', { name: 'Propose a campaign' }).click();
    await field(dialog, /^Title/).fill(title);
    await field(dialog, /^Each credit, USD/).fill('40');
    await field(dialog, /^Turnover/).fill('2');
    await field(dialog, /^Budget, USD/).fill('80');
    await field(dialog, /^Begins/).fill(FROM);
    await field(dialog, /^Ends/).fill(UNTIL);
    await field(dialog, /^Why/).fill('Opening week');
    await looksRight(admin, 'campaign');
    await dialog.getByRole('button', { name: /^Propose .*80\.00/ }).click();
    await expect(admin.getByText(/^Proposed\. Another administrator/)).toBeVisible();
    await expect(admin.getByRole('row', { name: title })).toHaveCount(0);
    await confirmProposed(other, 'Campaign', () => looksRight(other, 'confirm'));
  });

  await test.step('under it one person credits, as often as its budget reaches', async () => {
    await admin.reload();
    const give = async () => {
      await admin.getByRole('button', { name: `Credit somebody under ${title}` }).click();
      await field(dialog, /^User number/).fill(id);
      await dialog.getByRole('button', { name: /^Credit .*40\.00/ }).click();
    };
    await give();
    await expect(admin.getByText('Credited.')).toBeVisible();
    await expect(admin.getByRole('row', { name: new RegExp(title) })).toContainText('40.00');
    await looksRight(admin, 'campaigns');
  });

  await test.step('a credit by hand waits for the other', async () => {
    await admin.getByRole('button', { name: 'Propose a credit by hand' }).click();
    await field(dialog, /^User number/).fill(id);
    await field(dialog, /^Each credit, USD/).fill('15.50');
    await field(dialog, /^Turnover/).fill('1');
    await field(dialog, /^Why/).fill('A wrong fee');
    await looksRight(admin, 'credit');
    await dialog.getByRole('button', { name: /^Propose .*15\.50/ }).click();
    await expect(dialog).toBeHidden();
    await goTo(phone, '/pages/user/wallet');
    await expect(phone.getByText('40.00').first()).toBeVisible();
    await confirmProposed(other, 'Credit by hand');
    await expect(phone.getByText('55.50').first()).toBeVisible();
    await goTo(phone, '/pages/user/rechargerecord');
    await expect(phone.getByText(title).first()).toBeVisible();
  });

  await test.step('where money is paid in to takes two as well, and every administrator is alerted', async () => {
    const receiving = `harbour-${randomBytes(3).toString('hex')}`;
    await goTo(phone, '/pages/user/rechargeList');
    await expect(phone.getByRole('link', { name: /^WeChat Pay/ })).not.toContainText(title);
    await admin.goto('/admin/#/proposals');
    await admin.getByRole('button', { name: 'Propose a payment channel' }).click();
    await dialog.getByLabel(/^Channel/).click();
    await admin.getByRole('option', { name: 'WeChat Pay' }).click();
    await field(dialog, /^Note/).fill(title);
    await dialog.getByRole('textbox', { name: 'Account number' }).fill(receiving);
    await field(dialog, /^Why/).fill('Another account');
    await looksRight(admin, 'channel');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(dialog).toBeHidden();
    await goTo(phone, '/pages/user/recharge');
    await goTo(phone, '/pages/user/rechargeList');
    await expect(phone.getByRole('link', { name: /^WeChat Pay/ })).not.toContainText(title);
    await confirmProposed(other, 'Payment channel', () =>
      expect(other.getByText(receiving).first()).toBeVisible(),
    );
    for (const console of [admin, other]) {
      await console.reload();
      await console.getByRole('button', { name: /^Notices: [1-9]\d* unread/ }).click();
      await expect(
        console.getByText('The receiving details of WeChat Pay have changed.').first(),
      ).toBeVisible();
      await console.keyboard.press('Escape');
    }
    await arriveAt(phone, '/pages/user/rechargeList');
    await phone.getByRole('link', { name: new RegExp(`^WeChat Pay.*${title}`) }).click();
    await expect(phone.getByText(receiving)).toBeVisible();
    await sound(phone, 'channel');
  });

  await test.step('a level has a reason, and stands beside the name', async () => {
    await admin.goto(`/admin/#/users/${id}/show`);
    await admin.getByRole('button', { name: 'Change level' }).click();
    await dialog.getByLabel(/^Level/).click();
    await admin.getByRole('option', { name: 'VIP 1' }).click();
    await field(dialog, /^Reason, for the record/).fill('Came with a friend');
    await dialog.getByRole('button', { name: 'Change level' }).click();
    await expect(admin.getByText('Member level changed.')).toBeVisible();
    await goTo(phone, '/pages/user/user');
    await expect(phone.getByText('VIP 1').first()).toBeVisible();
  });
  await leave(other);
});
