import fc from 'fast-check';
import { languages, type Language } from '../../../../schema/languages';
import { formatMoney } from './format';
import { typedMoney } from './typed';
import { caretIn, isNoAmount, readTyped, withKey, writeTyped } from './typing';

const read = (language: Language, text: string) => readTyped(text, language, 'USD');

describe('M5: what is filled in at once is the one amount that it says', () => {
  it.each<[Language, string, string]>([
    ['en', '1,234.56', '1234.56'],
    ['en', '1234.56', '1234.56'],
    ['en', ' $1,234,567.8 ', '1234567.8'],
    ['en', 'USD 500', '500'],
    ['en', '500.00 USD', '500.00'],
    ['en', '007', '7'],
    ['en', '.5', '0.5'],
    ['de', '1.234,56', '1234.56'],
    ['de', '1.234,56\u00a0$', '1234.56'],
    ['fr', '1\u202f234,56 $US', '1234.56'],
    ['fr', '1 234,56', '1234.56'],
    ['th', 'US$1,234.56', '1234.56'],
    ['zh', '６００', '600'],
    ['zh', '１，２３４．５０', '1234.50'],
  ])('%s: %j is %s', (language, text, value) => {
    expect(read(language, text)).toBe(value);
  });

  it('of its own currency and as fine as that is', () => {
    expect(readTyped('0.00000001 BTC', 'en', 'BTC')).toBe('0.00000001');
    expect(isNoAmount(readTyped('5 USD', 'en', 'BTC'))).toBe(true);
  });

  it('as each language writes it, with its sign or its code', () => {
    const cases = fc.tuple(fc.constantFrom(...languages), fc.bigInt(0n, 10n ** 13n));
    const holds = fc.property(cases, ([language, cents]) => {
      const all = String(cents).padStart(3, '0');
      const amount = `${all.slice(0, -2)}.${all.slice(-2)}`;
      for (const as of ['symbol', 'code', 'plain'] as const) {
        const text = formatMoney(language, { asset: 'USD', amount }, { as });
        expect(read(language, text)).toBe(amount);
      }
    });
    fc.assert(holds, { numRuns: 500 });
  });
});

describe('M5: what is filled in at once and is no amount stays as it is, and nobody reads an amount in it', () => {
  it.each<[Language, string]>([
    ['en', '1.234,56'],
    ['en', '1234,56'],
    ['en', '1,23'],
    ['en', '12,34,567'],
    ['en', '1,2345'],
    ['en', '0,123'],
    ['en', '1 234'],
    ['en', '1e3'],
    ['en', '-50'],
    ['en', '+50'],
    ['en', 'abc12'],
    ['en', '500.005'],
    ['en', '1.2.3'],
    ['en', '5 EUR'],
    ['en', '$'],
    ['de', '1,234.56'],
    ['de', '1234.56'],
    ['fr', '1.234,56'],
    ['th', '1.234,56'],
    ['zh', '１．２３４，５６'],
    ['zh', '六百'],
  ])('%s: %j', (language, text) => {
    const value = read(language, text);
    expect(isNoAmount(value)).toBe(true);
    expect(typedMoney(value)).toBeNull();
    expect(writeTyped(value, language)).toBe(text);
  });
});

/** What stands in the field after these keys at its end. */
const typed = (language: Language, keys: string) =>
  keys.split('').reduce((shown, key) => {
    const value = read(language, withKey(shown, shown + key, language));
    return isNoAmount(value) ? shown + key : writeTyped(value, language);
  }, '');

describe('M5: key by key', () => {
  it.each<[Language, string, string]>([
    ['en', '1234567.5', '1,234,567.5'],
    ['en', '50,5', '50.5'],
    ['de', '1234.5', '1.234,5'],
    ['fr', '1234,50', '1\u202f234,50'],
    ['th', '.5', '0.5'],
    ['zh', '６００', '600'],
  ])('%s: %s stands as %s', (language, keys, shown) => {
    expect(typed(language, keys)).toBe(shown);
  });

  it.each<[Language, string]>([
    ['en', '1e3'],
    ['en', '-50'],
    ['en', '1.234,5'],
    ['de', '1.234,5'],
    ['en', '500.005'],
  ])('%s: %s is no amount', (language, keys) => {
    expect(isNoAmount(read(language, typed(language, keys)))).toBe(true);
  });

  it('a digit taken out or put in anywhere moves the marks between thousands', () => {
    expect(withKey('1,234', '1,34', 'en')).toBe('134');
    expect(withKey('1,234', '1,2934', 'en')).toBe('12934');
    expect(withKey('1,234', '1234', 'en')).toBe('1234');
    expect(withKey('1.234,5', '.234,5', 'de')).toBe('234,5');
  });

  it('and what is behind the caret stays behind it', () => {
    expect(caretIn('12,934', '1,2934', 4)).toBe(4);
    expect(caretIn('1,234', '1234', 4)).toBe(5);
    expect(caretIn('0.50', '.50', 1)).toBe(2);
  });
});
