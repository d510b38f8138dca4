import type { Page } from '@playwright/test';
import { ask, expect, inEnglish, test } from './fixtures';
import { goTo, sound } from './phone';

const FINANCE = '/pages/user/finance';

interface Net {
  readonly net: { readonly amount: string };
}
interface Profit {
  readonly profitItems: {
    readonly edges: readonly { readonly node: Net & { readonly order: { id: string } | null } }[];
  };
  readonly profitDays: { readonly edges: readonly { readonly node: Net }[] };
  readonly me: { readonly balances: { readonly totalProfit: { readonly amount: string } } };
}

const PROFIT = `{
  profitItems(first: 50) { edges { node { net { amount } order { id } } } }
  profitDays(first: 50) { edges { node { net { amount } } } }
  me { balances { totalProfit { amount } } }
}`;

const cents = ({ net }: Net) => BigInt(net.amount.replace('.', ''));
const sum = (all: readonly Net[]) => all.reduce((so, one) => so + cents(one), 0n);
const signOf = (amount: string) =>
  cents({ net: { amount } }) === 0n ? '' : amount.startsWith('-') ? '−' : '+';
const plain = (amount: string) => inEnglish(amount.replace('-', ''), 2);
/** As lists write what was won or lost, and as the result of one contract does. */
const said = (amount: string) => `${signOf(amount)}$${plain(amount)}`;
const saidInFull = (amount: string) => `${signOf(amount)}${plain(amount)} USD`;

/** The figures at the ends of the rows, from the top. */
const ends = (page: Page) => page.locator('main .record-end').allInnerTexts();

test('H1: what somebody’s contracts came to stands one by one and by day, and adds up to the total of the wallet', async ({
  signIn,
}) => {
  const phone = await signIn('mia@practice.tarn');
  // In a world that has just begun none of her contracts has ended yet.
  const contracts = async () =>
    (await ask<Profit>(phone, PROFIT)).profitItems.edges.filter(({ node }) => node.order !== null);
  await expect
    .poll(async () => (await contracts()).length, { timeout: 120_000 })
    .toBeGreaterThan(0);
  const { profitItems, profitDays, me } = await ask<Profit>(phone, PROFIT);
  const items = profitItems.edges.map(({ node }) => node);
  const days = profitDays.edges.map(({ node }) => node);
  expect(items.length).toBeGreaterThan(1);
  expect(sum(items)).toBe(sum(days));
  const total = BigInt(me.balances.totalProfit.amount.replace('.', ''));
  expect(sum(days)).toBe(total);

  await goTo(phone, FINANCE);
  await phone.getByRole('tab', { name: 'One by one' }).click();
  await expect(phone).toHaveURL(/view=ITEMS/);
  const first = items.findIndex(({ order }) => order !== null);
  await expect.poll(() => ends(phone)).toContain(said(items[first]?.net.amount ?? ''));
  await sound(phone, 'profit one by one');
  await phone
    .getByRole('link', { name: /Won|Lost|Draw/ })
    .first()
    .click();
  await expect(phone).toHaveURL(new RegExp(`order\\?id=${items[first]?.order?.id ?? ''}$`));
  const net = saidInFull(items[first]?.net.amount ?? '');
  await expect(phone.getByText(net, { exact: true }).first()).toBeVisible();
  await phone.goBack();
  await expect(phone).toHaveURL(/view=ITEMS/);

  await phone.getByRole('tab', { name: 'By day' }).click();
  await expect
    .poll(() => ends(phone))
    .toEqual(days.slice(0, 20).map(({ net }) => said(net.amount)));
  await sound(phone, 'profit by day');

  await goTo(phone, '/pages/user/wallet');
  const fact = phone.locator('dl.facts > div', { hasText: 'Total profit' });
  await expect(fact).toContainText(said(me.balances.totalProfit.amount));
});
