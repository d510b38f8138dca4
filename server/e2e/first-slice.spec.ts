import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatMoney, money } from '../../schema/money';
import { approveNewest, ask, expect, inEnglish, test } from './fixtures';
import { aReceipt, codeFor, PASSWORD } from './people';
import { readmePicture } from './readme-picture';

const cents = (text: string | null) => {
  const digits = (text ?? '').replace(/[^0-9.,+−-]/g, '').replace(/,/g, '');
  const sign = /[−-]/.test(digits) ? -1n : 1n;
  const [whole = '0', fraction = ''] = digits.replace(/[^0-9.]/g, '').split('.');
  return sign * BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
};

const decimal = (minor: bigint) => formatMoney(money('USD', minor));
const usd = (minor: bigint) => ({ amount: decimal(minor) });

const signed = (minor: bigint) => (minor > 0n ? '+' : '') + inEnglish(decimal(minor));

interface Settled {
  readonly openPrice: string;
  readonly closePrice: string | null;
  readonly payoutBp: number;
  readonly instrument: { readonly decimals: number };
}

const newestOrder = async (page: Page) => {
  const amounts = 'stake { amount } fee { amount } net { amount }';
  const fields = `outcome openPrice closePrice payoutBp ${amounts} instrument { decimals }`;
  const { orders } = await ask<{ orders: { edges: [{ node: Settled }] } }>(
    page,
    `{ orders(first: 1) { edges { node { ${fields} } } } }`,
  );
  return orders.edges[0].node;
};

/** What a contract of 50 USD upwards comes to, from its two prices and its terms alone; in cents. */
function resultOf({ openPrice, closePrice, payoutBp }: Settled) {
  const [stake, fee] = [5_000n, 50n];
  if (closePrice === null) return { outcome: 'VOID', headline: /^Cancelled/, net: 0n };
  const way = units(closePrice) - units(openPrice);
  if (way === 0n) return { outcome: 'DRAW', headline: 'Settled equal to your entry', net: 0n };
  if (way < 0n)
    return { outcome: 'LOSS', headline: 'Settled below your entry', net: -(stake + fee) };
  const profit = (stake * BigInt(payoutBp)) / 10_000n;
  return { outcome: 'WIN', headline: 'Settled above your entry', net: profit - fee };
}

/** A price in units of its eighth decimal. */
const units = (price: string): bigint => {
  const [whole = '', fraction = ''] = price.split('.');
  return BigInt(whole + fraction.padEnd(8, '0'));
};

test('register, recharge, approve, trade, see a settled result', async ({ page, staff }) => {
  const account = `e2e${randomBytes(4).toString('hex')}@practice.tarn`;

  await test.step('a visitor registers with a code from the outbox', async () => {
    await page.goto('/h5/#/pages/login/register?code=TARN01');
    await page.getByLabel('Phone or email').fill(account);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    await expect.poll(() => codeFor(page.request, account)).toMatch(/^\d{6}$/);
    await page.getByLabel('Code', { exact: true }).fill(await codeFor(page.request, account));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Repeat password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Invitation code')).toHaveValue('TARN01');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('button', { name: 'Register' })).toBeHidden();
  });

  await test.step('and is signed in with what was typed', async () => {
    await expect(page.getByRole('link', { name: 'User' })).toBeVisible();
  });

  await test.step('recharges 200 USD with a screenshot', async () => {
    await page.goto('/h5/#/pages/user/recharge');
    // What is chosen at first comes with the list of ways, and may come after the click.
    const choose = (name: string) =>
      expect(async () => {
        const way = page.getByRole('radio', { name });
        await way.click({ force: true });
        await expect(way).toBeChecked({ timeout: 500 });
      }).toPass();
    await choose('Alipay');
    const code = page.getByRole('img', { name: 'QR code to pay to' });
    await expect(code).toBeVisible();
    const width = `document.querySelector('img[alt="QR code to pay to"]')?.naturalWidth`;
    await expect.poll(() => page.evaluate(width)).toBe(330);
    await choose('Bank transfer');
    await expect(code).toHaveCount(0);
    await page.getByLabel('Amount', { exact: true }).fill('200');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: await aReceipt() });
    await expect(page.getByText(/Uploaded/)).toBeVisible();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page).toHaveURL(/rechargerecord/);
    await expect(
      page.getByText('Recharge submitted, please wait for approval').first(),
    ).toBeVisible();
  });

  await test.step('customer service takes and approves it, and the phone changes without reload', async () => {
    await page.goto('/h5/#/pages/user/user');
    await expect(page.getByText('$0.00').first()).toBeVisible();
    await approveNewest(staff, '200.00');
    await expect(page.getByText('$200.00').first()).toBeVisible();
  });

  await test.step('buys up for 30 seconds on an open instrument', async () => {
    await page.goto('/h5/#/pages/index/index');
    await page
      .getByRole('button', { name: 'Crypto' })
      .or(page.getByText('Crypto', { exact: true }))
      .first()
      .click();
    await page
      .getByRole('link', { name: /BTC\/USDT/ })
      .first()
      .click();
    await page.getByRole('radio', { name: /Up/ }).check({ force: true });
    await page
      .getByRole('radio', { name: /30s|30 s/ })
      .first()
      .check({ force: true });
    await page.getByLabel('Amount', { exact: true }).fill('50');
    await expect(page.getByText('Break-even win rate').first()).toBeVisible();
    await readmePicture(page, 'h5-trade');
    await page.getByRole('button', { name: 'Review order' }).click();
    await test.step('H3, H7: reads the risk notice, which nobody has ticked', async () => {
      const notice = page.getByRole('dialog');
      const tick = notice.getByRole('checkbox');
      await expect(tick).not.toBeChecked();
      await expect(notice.getByRole('button', { name: 'Continue' })).toBeDisabled();
      await tick.check();
      await notice.getByRole('button', { name: 'Continue' }).click();
    });
    await test.step('H3, H4: sees stake, fee, both outcomes, largest loss, break-even and the risk', async () => {
      const review = page.getByRole('dialog');
      for (const words of [
        'Stake',
        'Fee',
        'If it ends higher',
        'If it ends lower',
        'Largest loss',
        'Break-even win rate',
      ]) {
        await expect(review.getByText(words, { exact: true }).first()).toBeVisible();
      }
      await expect(review.getByText(/you can lose the whole stake and the fee/)).toBeVisible();
    });
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await expect(page.getByRole('timer').first()).toBeVisible();
  });

  await test.step('sees the countdown, and then what the two recorded prices came to', async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible({ timeout: 45_000 });
    const order = await newestOrder(page);
    const { outcome, headline, net } = resultOf(order);
    expect(order).toMatchObject({ outcome, stake: usd(5_000n), fee: usd(50n), net: usd(net) });
    const status = dialog.getByRole('status');
    await expect(status.getByRole('heading', { name: headline })).toBeVisible();
    await expect(status.getByText(`${signed(net)} USD`, { exact: true })).toBeVisible();
    for (const price of [order.openPrice, order.closePrice]) {
      if (price !== null)
        await expect(
          // The chart names its spots for readers alone.
          dialog
            .getByText(inEnglish(price, order.instrument.decimals))
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Done' }).click();

    await page.goto('/h5/#/pages/user/user');
    const available = page
      .locator('dt', { hasText: 'Available' })
      .locator('xpath=following::dd[1]');
    await expect(available).toHaveText(`$${inEnglish(decimal(20_000n + net))}`);
    const frozen = page.locator('dt', { hasText: 'Frozen' }).locator('xpath=following::dd[1]');
    await expect(frozen).toHaveText('$0.00');
    expect(
      await ask(page, '{ me { balances { available { amount } frozen { amount } } } }'),
    ).toEqual({
      me: {
        balances: {
          available: { amount: decimal(20_000n + net) },
          frozen: { amount: '0.00' },
        },
      },
    });
  });

  await test.step('and the statement adds up to the cent', async () => {
    await page.goto('/h5/#/pages/user/finance');
    interface Line {
      readonly amount: { readonly amount: string };
      readonly balanceAfter: { readonly amount: string };
    }
    const fields = 'amount { amount } balanceAfter { amount }';
    const { statement, me } = await ask<{
      statement: { edges: { node: Line }[] };
      me: { balances: { available: { amount: string }; frozen: { amount: string } } };
    }>(
      page,
      `{ statement(first: 100, filter: { purse: AVAILABLE }) { edges { node { ${fields} } } }
         me { balances { available { amount } frozen { amount } } } }`,
    );
    const lines = statement.edges.map(({ node }) => node);
    const sum = lines.reduce((total, { amount }) => total + cents(amount.amount), 0n);
    expect(cents(lines[0]?.balanceAfter.amount ?? '')).toBe(sum);
    expect(cents(me.balances.available.amount)).toBe(sum);
    expect(me.balances.frozen.amount).toBe('0.00');
    await page
      .getByRole('button', { name: /Contract (won|lost|draw|cancelled)/ })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('listitem').first()).toContainText(/Balance/);
    await sheet.getByRole('link', { name: 'Open contract' }).click();
    await expect(page).toHaveURL(/pages\/user\/order\?id=/);
  });
});
