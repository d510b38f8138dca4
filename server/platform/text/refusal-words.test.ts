import fc from 'fast-check';
import { errorCatalogue, errorCodes } from '../../../schema/errors';
import { languages, type Language } from '../../../schema/languages';
import { usd } from '../../../schema/money';
import { figuresOf, refusal } from '../domain-error';
import { sayRefusal } from './refusal-words';

const largest = refusal('STAKE_TOO_LARGE', { max: usd(123_456_789n) });

describe('H5: figures of a refusal', () => {
  it.each<[Language, string]>([
    ['en', '1,234,567.89'],
    ['de', '1.234.567,89'],
    ['es', '1.234.567,89'],
    ['fr', '1\u202f234\u202f567,89'],
    ['hk', '1,234,567.89'],
    ['jp', '1,234,567.89'],
    ['kor', '1,234,567.89'],
    ['th', '1,234,567.89'],
    ['zh', '1,234,567.89'],
    ['vi', '1.234.567,89'],
  ])('are written as %s writes them: %s', (language, amount) => {
    expect(sayRefusal(language, largest)).toContain(amount);
  });

  it('stay plain on the wire', () => {
    expect(largest.figures).toEqual({ max: '1234567.89' });
    const opens = '2026-01-05T10:00:00Z';
    expect(refusal('NON_TRADING_TIME', { opens }).figures).toEqual({ opens });
    expect(refusal('PRICE_MOVED', { price: '91250.40' }).figures).toEqual({ price: '91250.40' });
  });

  it.each([
    ['amounts in minor units', 'POSITION_MAX', { max: 123_456_789 }, { max: '1234567.89' }],
    ['amounts that were written before', 'POSITION_MAX', { max: '12.00' }, { max: '12.00' }],
    ['counts as they are', 'TOO_MANY_OPEN', { max: 5 }, { max: '5' }],
    ['no figure that the code does not carry', 'ORDER_NOT_FOUND', { user: 7 }, {}],
    ['nothing for what is missing', 'ACCOUNT_LOCKED', null, { reason: '' }],
  ] as const)('read from SQL and from what is kept: %s', (_what, code, answered, figures) => {
    expect(figuresOf(code, answered)).toEqual(figures);
  });

  it.each<[Language, RegExp]>([
    ['en', /Jan 5, 2026, 10:00 UTC/],
    ['de', /5\. Jan\. 2026, 10:00 UTC/],
    ['es', /5 ene 2026, 10:00 UTC/],
    ['fr', /5 janv\. 2026, 10:00 UTC/],
    ['hk', /2026年1月5日 10:00 UTC/],
    ['jp', /2026年1月5日 10:00 UTC/],
    ['kor', /2026년 1월 5일 10:00 UTC/],
    ['th', /5 ม\.ค\. 2026 10:00 UTC/],
    ['vi', /10:00 UTC 5 thg 1, 2026/],
    ['zh', /2026年1月5日 10:00 UTC/],
  ])('%s writes an instant in its own form, with its zone', (language, form) => {
    const closed = refusal('NON_TRADING_TIME', { opens: '2026-01-05T10:00:00Z' });
    expect(sayRefusal(language, closed)).toMatch(form);
  });

  it('M4: no digit of a price or an amount is lost in any language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.bigInt(0n, 10n ** 17n),
        fc.integer({ min: 0, max: 8 }),
        (language, ticks, decimals) => {
          const digits = ticks.toString().padStart(decimals + 1, '0');
          const [whole, rest] = [
            digits.slice(0, digits.length - decimals),
            digits.slice(digits.length - decimals),
          ];
          const price = decimals === 0 ? whole : `${whole}.${rest}`;
          const said = sayRefusal(language, refusal('PRICE_MOVED', { price }));
          expect(said.replaceAll(/[^0-9]/g, '')).toBe(digits);
        },
      ),
    );
  });

  it('a break for good is said in words of its own, and none of them is left out', () => {
    const said = languages.map((language) =>
      sayRefusal(language, refusal('TRADING_BREAK', { until: 'FOR_GOOD' })),
    );
    expect(said).toContain('You are taking a break for good');
    expect(said.filter((text) => text.includes('FOR_GOOD') || text === '')).toEqual([]);
    const ends = refusal('TRADING_BREAK', { until: '2026-01-05T10:00:00Z' });
    expect(sayRefusal('en', ends)).toBe('You are taking a break until Jan 5, 2026, 10:00 UTC');
  });

  it('what is no number is said as it is, and no placeholder is left', () => {
    for (const code of errorCodes) {
      const names = Object.keys(errorCatalogue[code].params);
      const figures = Object.fromEntries(names.map((name) => [name, 'X-1']));
      for (const language of languages) {
        expect([code, sayRefusal(language, { code, figures })]).toEqual([
          code,
          expect.not.stringMatching(/\{\{|NaN|undefined/),
        ]);
      }
    }
  });
});
