import { draw } from '../../testing/draw';
import { setBalanceHidden } from '../../lib/session/session';
import type { Balances, Wallet } from './types';
import { WalletCard } from './WalletCard';

const usd = (amount: string) => ({ amount, asset: 'USD' as const });
const balances: Balances = {
  ...{ available: usd('100.00'), frozen: usd('0.00'), held: usd('0.00') },
  ...{ yesterdayBalance: usd('100.00'), yesterdayProfit: usd('0.00'), totalProfit: usd('0.00') },
};
const euros = {
  ...{ currency: 'EUR', rate: '1.08420000', base: 'EUR', amount: '92.23' },
  at: '2026-11-20T14:03:00.000Z',
};
const yen = { ...euros, currency: 'JPY', rate: '151.32000000', base: 'USD', amount: '15132.00' };

const drawn = (approximation: Wallet['approximation']) =>
  draw(
    <WalletCard wallet={{ total: usd('100.00'), approximation, coins: [] }} balances={balances} />,
  ).text;

it.each([
  ['92.23 EUR', '1 EUR = 1.0842 USD', euros],
  ['15,132.00 JPY', '1 USD = 151.32 JPY', yen],
])('H6: about %s stands with its sign and its rate, %s, and when that was', (about, rate, own) => {
  expect(drawn(own)).toContain(`≈ ${about} ${rate} · Nov 20`);
});

it('no rate stands without a value, nor where balances are hidden', () => {
  expect(drawn(null)).not.toMatch(/[≈=]/);
  setBalanceHidden(true);
  expect(drawn(euros)).not.toMatch(/[≈=]/);
  setBalanceHidden(false);
});
