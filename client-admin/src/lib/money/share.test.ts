import { shareBp } from './share';

const usd = (amount: string) => ({ amount, asset: 'USD' }) as const;

it.each([
  ['0.00', '300.00', 0],
  ['1.50', '3.00', 5_000],
  ['3.00', '3.00', 10_000],
  ['4.00', '3.00', 10_000],
  ['0.00', '0.00', 0],
])('%s of %s are %i basis points', (part, whole, share) => {
  expect(shareBp(usd(part), usd(whole))).toBe(share);
});
