import fc from 'fast-check';
import {
  assets,
  assetScale,
  breakEvenBp,
  formatBasisPoints,
  formatMoney,
  money,
  parseMoney,
  share,
} from './money';

const anyMoney = fc.record({ asset: fc.constantFrom(...assets), minor: fc.bigInt(0n, 10n ** 15n) });

describe('M4: money', () => {
  it('comes back to the unit from its text, up to 10^15 units', () => {
    fc.assert(
      fc.property(anyMoney, ({ asset, minor }) => {
        expect(parseMoney(asset, formatMoney(money(asset, minor)))).toEqual({ asset, minor });
      }),
    );
  });

  it('is shared without making a cent', () => {
    fc.assert(
      fc.property(anyMoney, fc.integer({ min: 0, max: 10_000 }), (amount, bp) => {
        const part = share(amount, bp).minor;
        const rest = share(amount, 10_000 - bp).minor;
        expect(amount.minor - part - rest >= 0n && amount.minor - part - rest <= 1n).toBe(true);
      }),
    );
  });

  it('shows a debt with its sign', () => {
    expect(formatMoney(money('USD', -5n))).toBe('-0.05');
  });
});

describe('M5: an amount', () => {
  it.each([
    '',
    ' ',
    '-5',
    '+5',
    'NaN',
    'Infinity',
    '1e309',
    '1e3',
    '0x10',
    '1,000',
    '1.234',
    '.5',
    '5.',
    '1 000',
    '١٠',
    '１０',
    '10\n',
    '9'.repeat(16),
    '1.2.3',
    'forty',
  ])('%j is none in USD', (text) => {
    expect(() => parseMoney('USD', text)).toThrow(RangeError);
  });

  it.each([
    ['0', 0n],
    ['0.01', 1n],
    ['007.5', 750n],
    ['999999999999999.99', 99_999_999_999_999_999n],
  ])('%j is %d cents', (text, minor) => {
    expect(parseMoney('USD', text).minor).toBe(minor);
  });

  it.each(assets)('in %s is as fine as its scale and no finer', (asset) => {
    const finest = `0.${'0'.repeat(assetScale[asset] - 1)}1`;
    expect(parseMoney(asset, finest).minor).toBe(1n);
    expect(() => parseMoney(asset, `${finest}1`)).toThrow(RangeError);
  });
});

it('the break-even win rate is rounded up', () => {
  expect(formatBasisPoints(breakEvenBp(8_500, 100))).toBe('54.60');
  expect(formatBasisPoints(breakEvenBp(8_200, 100))).toBe('55.50');
});
