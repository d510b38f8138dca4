import fc from 'fast-check';
import { languages, type Language } from '../../../../schema/languages';
import { formatMoney as toWire, money, parseMoney, assets } from '../../../../schema/money';
import { formatMoney, formatPercent, formatPrice, formatRate } from './format';

const loss = { amount: '-9662.60', asset: 'USD' } as const;

const written: Record<Language, readonly [symbol: string, percent: string, code: string]> = {
  en: ['−$9,662.60', '+0.18%', '9,662.60 USD'],
  de: ['−9.662,60 $', '+0,18 %', '9.662,60 USD'],
  es: ['−9.662,60 US$', '+0,18 %', '9.662,60 USD'],
  fr: ['−9 662,60 $US', '+0,18 %', '9 662,60 USD'],
  hk: ['−US$9,662.60', '+0.18%', '9,662.60 USD'],
  jp: ['−$9,662.60', '+0.18%', '9,662.60 USD'],
  kor: ['−US$9,662.60', '+0.18%', '9,662.60 USD'],
  th: ['−US$9,662.60', '+0.18%', '9,662.60 USD'],
  zh: ['−US$9,662.60', '+0.18%', '9,662.60 USD'],
  vi: ['−9.662,60 US$', '+0,18%', '9.662,60 USD'],
};

/** Spaces of all widths read alike on screen. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money on screen', () => {
  it.each(languages)(
    'H6: %s writes dollars as its readers do, and always as dollars',
    (language) => {
      const [symbol, percent, code] = written[language];
      expect(plain(formatMoney(language, loss))).toBe(symbol);
      expect(plain(formatPercent(language, '0.18', { sign: true }))).toBe(percent);
      expect(plain(formatMoney(language, { ...loss, amount: '9662.60' }, { as: 'code' }))).toBe(
        code,
      );
    },
  );

  it('H6: zero has no sign, a gain has one when asked', () => {
    expect(formatMoney('en', { amount: '-0.00', asset: 'USD' }, { sign: true })).toBe('$0.00');
    expect(formatMoney('en', { amount: '16.60', asset: 'USD' }, { sign: true })).toBe('+$16.60');
  });

  it('keeps four decimals of a coin and drops zeros beyond', () => {
    const bitcoin = (amount: string) => plain(formatMoney('en', { amount, asset: 'BTC' }));
    expect(bitcoin('0.04200000')).toBe('0.0420 BTC');
    expect(bitcoin('0.04200010')).toBe('0.0420001 BTC');
  });

  it('writes a price with the decimals of its instrument', () => {
    expect(formatPrice('de', '2384.1', 2)).toBe('2.384,10');
    expect(formatRate('en', 8500)).toBe('85%');
    expect(formatRate('en', 5465)).toBe('54.65%');
  });

  it('M4: what is written stands for the same value, up to 10^15 units, in all languages', () => {
    const most = 10n ** 15n;
    const cases = fc.tuple(
      fc.constantFrom(...languages),
      fc.constantFrom(...assets),
      fc.bigInt({ min: -most, max: most }),
      fc.constantFrom('symbol', 'code', 'plain'),
    );
    const holds = fc.property(cases, ([language, asset, minor, as]) => {
      const amount = toWire(money(asset, minor));
      const digits = readBack(language, formatMoney(language, { amount, asset }, { as }));
      expect(parseMoney(asset, digits.replace('-', '')).minor).toBe(minor < 0n ? -minor : minor);
      expect(digits.startsWith('-')).toBe(minor < 0n);
    });
    fc.assert(holds, { numRuns: 2_000 });
  });
});

/** The plain decimal a reader of that language understands. */
function readBack(language: Language, text: string): string {
  const comma = ['de', 'es', 'fr', 'vi'].includes(language);
  const kept = text.replace(comma ? /[^0-9,−]/g : /[^0-9.−]/g, '');
  return kept.replace(',', '.').replace('−', '-');
}
