import fc from 'fast-check';
import { assets, formatMoney as toWire, money, parseMoney } from '../../../schema/money';
import {
  formatCompact,
  formatDecimal,
  formatMoney,
  formatPpm,
  formatPrice,
  formatRate,
} from './format';
import { urgencyOf } from './sla';
import { formatDateTime, formatMoment } from './time/formatTime';

describe('money in the console', () => {
  it('H6: carries its sign and its code, and no sign of another currency', () => {
    const loss = { amount: '-9662.60', asset: 'USD' } as const;
    expect(formatMoney('en', loss, { code: true })).toBe('−9,662.60\u00a0USD');
    expect(formatMoney('zh', loss, { code: true })).toBe('−9,662.60\u00a0USD');
    expect(formatMoney('en', { ...loss, amount: '16.60' }, { sign: true })).toBe('+16.60');
    expect(formatMoney('en', { ...loss, amount: '-0.00' }, { sign: true })).toBe('0.00');
    expect(formatMoney('en', { amount: '0.04200010', asset: 'BTC' }, { code: true })).toBe(
      '0.0420001\u00a0BTC',
    );
  });

  it('H6: what is written stands for the same value, up to 10^15 units', () => {
    const most = 10n ** 15n;
    const cases = fc.tuple(fc.constantFrom(...assets), fc.bigInt({ min: -most, max: most }));
    const holds = fc.property(cases, ([asset, minor]) => {
      const text = formatMoney('en', { amount: toWire(money(asset, minor)), asset });
      const digits = text.replaceAll(',', '');
      expect(digits.startsWith('−')).toBe(minor < 0n);
      expect(parseMoney(asset, digits.replace('−', '')).minor).toBe(minor < 0n ? -minor : minor);
    });
    fc.assert(holds, { numRuns: 1_000 });
  });
});

describe('H1: figures of the console', () => {
  it('are written with every digit that counts', () => {
    expect(formatDecimal('en', '64000.12345678')).toBe('64,000.12345678');
    expect(formatDecimal('en', '1.500')).toBe('1.5');
    expect(['83061.70', '1.08740', '4521'].map((text) => formatPrice('en', text))).toEqual([
      ...['83,061.70', '1.08740', '4,521'],
    ]);
    expect([4960, 10_000, 5, 4961].map(formatRate)).toEqual(['49.6%', '100%', '0.05%', '49.61%']);
    expect([91_250, 1_000_000, 1, 90_000].map(formatPpm)).toEqual([
      ...['9.125%', '100%', '0.0001%', '9%'],
    ]);
  });
});

test('the axis of a chart speaks the language of the console', () => {
  expect([formatCompact('en', 12_000), formatCompact('zh', 12_000)]).toEqual(['12K', '1.2万']);
});

test('a day and its clock are joined as the language of the console does', () => {
  const at = '2026-11-30T00:43:05Z';
  expect(formatDateTime('en', at)).toBe('30 Nov 2026, 00:43');
  expect(formatDateTime('zh', at)).toBe('2026年11月30日 00:43');
  expect(formatMoment('en', at)).toBe('30 Nov 2026, 00:43:05');
  expect(formatMoment('zh', at)).toBe('2026年11月30日 00:43:05');
});

test('H8: a request is late from the moment after its promised time', () => {
  expect([0, 49, 50, 100, 101].map((age) => urgencyOf(age, 100))).toEqual([
    'neutral',
    'neutral',
    'amber',
    'amber',
    'red',
  ]);
});
