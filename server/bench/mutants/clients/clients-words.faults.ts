import type { Fault } from '../fault';

const FORMAT = ['client-h5/src/lib/money/format.test.ts'];
const FIGURES = ['client-h5/src/ui/figure/figures.test.tsx'];
const LOCALES = ['schema/locales.test.ts'];

/** How amounts are written, and what no text may say. */
export const clientWordsFaults: readonly Fault[] = [
  {
    id: 'dollars-in-own-currency',
    invariant: 'H6',
    what: 'dollars carry the sign of another currency',
    file: 'client-h5/src/lib/money/format.ts',
    find: "currency: 'USD', currencyDisplay",
    replace: "currency: 'EUR', currencyDisplay",
    tests: FIGURES,
  },
  {
    id: 'dollars-without-country',
    invariant: 'H6',
    what: 'dollars are written with a sign that other countries use',
    file: 'client-h5/src/lib/money/format.ts',
    find: "currencyDisplay: 'symbol'",
    replace: "currencyDisplay: 'narrowSymbol'",
    tests: FORMAT,
  },
  {
    id: 'code-left-out',
    invariant: 'H6',
    what: 'an amount that shows its code leaves it out',
    file: 'client-h5/src/ui/figure/MoneyText.tsx',
    find: "if (code && money.asset === 'USD')",
    replace: "if (code && money.asset === 'BTC')",
    tests: FIGURES,
  },
  {
    id: 'minus-left-out',
    invariant: 'H6',
    what: 'negative amounts lose their minus',
    file: 'client-h5/src/lib/money/numbers.ts',
    find: 'if (negative) return MINUS;',
    replace: "if (negative) return '';",
    tests: FORMAT,
  },
  {
    id: 'digits-dropped',
    invariant: 'H6',
    what: 'amounts drop digits beyond the second',
    file: 'client-h5/src/lib/money/numbers.ts',
    find: 'kept.slice(0, min) + withoutTrailingZeros(kept.slice(min))',
    replace: 'kept.slice(0, min)',
    tests: FORMAT,
  },
  {
    id: 'words-guarantee',
    invariant: 'H4',
    what: 'a text of the app promises a gain',
    file: 'schema/locales/en/h5/public.json',
    find: '"heroText": "Timed contracts',
    replace: '"heroText": "Guaranteed contracts',
    tests: LOCALES,
    only: 'H4',
  },
  {
    id: 'words-without-risk-zh',
    invariant: 'H4',
    what: 'a Chinese text promises contracts without risk',
    file: 'schema/locales/zh/h5/shared.json',
    find: '限时合约风险很高：',
    replace: '限时合约零风险：',
    tests: LOCALES,
    only: 'H4',
  },
  {
    id: 'words-half-a-loss-th',
    invariant: 'H4',
    what: 'the Thai review says that a part of the stake can be lost',
    file: 'schema/locales/th/h5/trading.json',
    find: '"risk": "สัญญาแบบกำหนดเวลามีความเสี่ยงสูง คุณอาจเสียเงินลงสัญญาทั้งหมด',
    replace: '"risk": "สัญญาแบบกำหนดเวลามีความเสี่ยงสูง คุณอาจเสียเงินลงสัญญาบางส่วน',
    tests: LOCALES,
    only: 'H4',
  },
  {
    id: 'words-other-size-jp',
    invariant: 'H5',
    what: 'the Japanese hint names another size of pictures',
    file: 'schema/locales/jp/h5/recharge.json',
    find: '10 MBまで',
    replace: '20 MBまで',
    tests: LOCALES,
    only: 'H5',
  },
];
