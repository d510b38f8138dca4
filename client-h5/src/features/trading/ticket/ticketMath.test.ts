import { formatMoney } from '../../../../../schema/money';
import { typedAmount as readAmount } from '../../../lib/money/typed';
import { costsOf, fromLike, negative, toLike } from './ticketMath';

const terms = { payoutBp: 8_200, feeBp: 100 };

test('M4: fee and payout are rounded down to the cent, each by itself', () => {
  const amount = readAmount('10.55');
  if (!amount) throw new Error('10.55 is an amount');
  const { stake, fee, total, gain } = costsOf(amount, 3, terms);
  expect(formatMoney(stake)).toBe('31.65');
  expect(formatMoney(fee)).toBe('0.31');
  expect(formatMoney(total)).toBe('31.96');
  expect(formatMoney(gain)).toBe('25.64');
});

test('the ticket of 20.00 at 82 % shows +16.20 and −20.20', () => {
  const amount = readAmount('20');
  if (!amount) throw new Error('20 is an amount');
  const { gain, total } = costsOf(amount, 1, terms);
  expect(toLike(gain).amount).toBe('16.20');
  expect(negative(total).amount).toBe('-20.20');
});

test.each(['', '0', '0.00', '.5', '-5', '1.234', '1e3', 'NaN', '1,000'])(
  'an amount field with %p holds no amount',
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);

test('money keeps its sign on the way through', () => {
  expect(fromLike({ amount: '-20.20', asset: 'USD' }).minor).toBe(-2020n);
  expect(fromLike({ amount: '20.20', asset: 'USD' }).minor).toBe(2020n);
});
