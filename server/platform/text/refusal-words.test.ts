import fc from 'fast-check';
import { errorCatalogue, errorCodes } from '../../../schema/errors';
import { languages, type Language } from '../../../schema/languages';
import { figuresOf, sayRefusal } from './refusal-words';

const largest = { code: 'STAKE_TOO_LARGE', params: { max: 123_456_789 } } as const;

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
    expect(figuresOf(largest)).toEqual({ max: '1234567.89' });
    expect(figuresOf({ params: { price: '91250.40', opens: '2026-01-05T10:00:00Z' } })).toEqual({
      price: '91250.40',
      opens: '2026-01-05T10:00:00Z',
    });
  });

  it.each<[Language, RegExp]>([
    ['en', /Jan 5, 2026, 10:00 UTC/],
    ['de', /5\. Jan\. 2026, 10:00 UTC/],
    ['zh', /2026年1月5日 UTC 10:00/],
    ['th', /5 ม\.ค\. 2026 10:00 UTC/],
  ])('%s writes an instant in its own form, with its zone', (language, form) => {
    const refusal = {
      code: 'NON_TRADING_TIME',
      params: { opens: '2026-01-05T10:00:00Z' },
    } as const;
    expect(sayRefusal(language, refusal)).toMatch(form);
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
          const said = sayRefusal(language, { code: 'PRICE_MOVED', params: { price } });
          expect(said.replaceAll(/[^0-9]/g, '')).toBe(digits);
        },
      ),
    );
  });

  it('what is no number is said as it is, and no placeholder is left', () => {
    for (const code of errorCodes) {
      const params = Object.fromEntries(errorCatalogue[code].params.map((name) => [name, 'X-1']));
      for (const language of languages) {
        expect([code, sayRefusal(language, { code, params })]).toEqual([
          code,
          expect.not.stringMatching(/\{\{|NaN|undefined/),
        ]);
      }
    }
  });
});
