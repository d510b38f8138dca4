import fc from 'fast-check';
import { formatMoney, money } from '../../../../schema/money';
import { isFarFrom, readAmount } from './readAmount';

const usd = (amount: string) => ({ amount, asset: 'USD' as const });

/** `12076.00` as English groups it. */
const inGroups = (amount: string) => {
  const [whole = '', cents = ''] = amount.split('.');
  return `${BigInt(whole).toLocaleString('en-US')}.${cents}`;
};

describe('M5: an amount typed by a reviewer', () => {
  test.each([
    ['300', '300.00'],
    ['90.5', '90.50'],
    ['90.50', '90.50'],
    [' 1,250.5 ', '1250.50'],
    ['12,076.00', '12076.00'],
    ['1,000,000', '1000000.00'],
    ['0.01', '0.01'],
  ])('%s is %s', (text, amount) => {
    expect(readAmount(text)).toEqual({ kind: 'read', money: usd(amount) });
  });

  test.each([
    ['90,50', '90.50', '9050.00'],
    ['9 050', '9.05', '9050.00'],
    ['9\u00a0050', '9.05', '9050.00'],
    ['9’050', '9.05', '9050.00'],
    ['1.000', '1.00', '1000.00'],
    ['1,000', '1.00', '1000.00'],
    ['90,5', '90.50', '905.00'],
    ['90 50', '90.50', '9050.00'],
  ])('%s is refused: it may be %s or %s', (text, one, other) => {
    expect(readAmount(text)).toEqual({ kind: 'ambiguous', meanings: [usd(one), usd(other)] });
  });

  test.each(['', '0', '0.00', '-5', '+5', '1.234', '12,34,567', '1.250,50', 'three', '1e3', '０'])(
    '%s is none',
    (text) => {
      expect(readAmount(text).kind).toBe('none');
    },
  );

  it('is read as exactly what was written, or not at all', () => {
    const written = fc
      .bigInt({ min: 1n, max: 10n ** 14n })
      .map((minor) => formatMoney(money('USD', minor)));
    fc.assert(
      fc.property(written, (amount) => {
        expect(readAmount(amount)).toEqual({ kind: 'read', money: usd(amount) });
        const groups = inGroups(amount);
        expect(readAmount(groups)).toEqual({ kind: 'read', money: usd(amount) });
      }),
    );
  });

  it('is never read from a text in which one separator could be taken for another', () => {
    const digits = (max: number) =>
      fc
        .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: max })
        .map((all) => all.join(''));
    const separators = fc.constantFrom(',', ' ', '\u00a0', '\u202f', '’', "'");
    fc.assert(
      fc.property(digits(6), separators, digits(6), (whole, separator, rest) => {
        expect(readAmount(`${whole}${separator}${rest}`).kind).not.toBe('read');
      }),
    );
    fc.assert(
      fc.property(digits(6), fc.constantFrom('000', '050', '123', '999'), (whole, rest) => {
        expect(readAmount(`${whole}.${rest}`).kind).not.toBe('read');
      }),
    );
  });

  it('is whatever text: read above zero with two decimals, or refused', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), (text) => {
        const found = readAmount(text);
        if (found.kind === 'read') expect(found.money.amount).toMatch(/^\d+\.\d{2}$/);
      }),
    );
  });
});

test.each([
  ['110.00', '100.00', false],
  ['110.01', '100.00', true],
  ['90.00', '100.00', false],
  ['89.99', '100.00', true],
])('M5: %s for declared %s is typed twice: %s', (found, declared, far) => {
  expect(isFarFrom(usd(found), usd(declared))).toBe(far);
});
