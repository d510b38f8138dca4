import fc from 'fast-check';
import { languageFacts, languages, type Language } from '../../../../schema/languages';
import { formatDecimal } from './numbers';
import { writeTyped } from './typing';

const shapes = {
  number: {},
  dollars: { style: 'currency', currency: 'USD', currencyDisplay: 'symbol' },
  percent: { style: 'percent' },
} as const;

/** What Intl writes of a plain decimal of so many decimals. */
function byIntl(language: Language, text: string, as: keyof typeof shapes): string {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = { minimumFractionDigits: fraction.length, maximumFractionDigits: fraction.length };
  const format = (more: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(languageFacts[language].tag, { ...more, useGrouping: 'always' });
  // Of a number as large as these it would round: the digits stand in the frame that it makes of zero.
  const integer = format({ maximumFractionDigits: 0 }).format(BigInt(whole));
  return format({ ...shapes[as], ...digits })
    .formatToParts(0)
    .map(({ type, value }) => ({ integer, fraction })[type as string] ?? value)
    .join('');
}

it('H6: numbers, dollars and percent are written as Intl writes them, in all languages', () => {
  const cases = fc.tuple(
    fc.constantFrom(...languages),
    fc.constantFrom('number', 'dollars', 'percent'),
    fc.bigInt({ min: 0n, max: 10n ** 15n }),
    fc.integer({ min: 0, max: 8 }),
  );
  const holds = fc.property(cases, ([language, as, digits, decimals]) => {
    const all = String(digits).padStart(decimals + 1, '0');
    const at = all.length - decimals;
    const text = decimals === 0 ? all : `${all.slice(0, at)}.${all.slice(at)}`;
    const written = formatDecimal(language, text, { min: decimals, as });
    expect(written).toBe(byIntl(language, text, as));
  });
  fc.assert(holds, { numRuns: 5_000 });
});

it.each(languages)('H6: what is typed in %s is parted as what is read', (language) => {
  const parts = new Intl.NumberFormat(languageFacts[language].tag, {
    ...{ useGrouping: 'always', minimumFractionDigits: 1 },
  }).formatToParts(1000.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const written = `1${valueOf('group') ?? ''}000${valueOf('decimal') ?? ''}5`;
  expect(writeTyped('1000.5', language)).toBe(written);
});
