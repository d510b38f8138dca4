import type { Fault } from '../fault';

const tests = ['server/modules/conversions/convert.test.ts'];
const at = 'server/modules/conversions';

/** Cash to coin and back. */
export const conversionsFaults: readonly Fault[] = [
  {
    id: 'quotes-kept-without-end',
    invariant: 'QUALITY 2',
    what: 'each rate that somebody asks for is kept for a day, however many they ask for',
    file: `${at}/quote_conversion.sql`,
    find: 'OFFSET 10 FOR UPDATE',
    replace: 'OFFSET 1000 FOR UPDATE',
    tests: ['server/modules/conversions/forget-quotes.test.ts'],
  },
  {
    id: 'conversion-without-its-spread',
    invariant: 'M17',
    what: 'coins are converted back without the spread',
    file: `${at}/conversion_result.sql`,
    find: 'p_mid * (10000 - p_spread_bp)',
    replace: 'p_mid * (10000 + p_spread_bp)',
    tests,
  },
  {
    id: 'conversion-at-an-old-price',
    invariant: 'M17',
    what: 'a rate rests on quotes older than their instrument allows',
    file: 'server/modules/market/coins/dollars_a_coin.sql',
    find: 'stale_after_ms / 1000.0',
    replace: 'stale_after_ms * 1.0',
    tests,
  },
  {
    id: 'conversion-after-its-time',
    invariant: 'M17',
    what: 'a quoted rate may be used after it has expired',
    file: `${at}/convert_at_quote.sql`,
    find: 'OR c.expires_at <= tarn_now() ',
    replace: '',
    tests,
  },
  {
    id: 'conversion-of-another',
    invariant: 'M17',
    what: 'the quote of somebody else can be used',
    file: `${at}/convert_at_quote.sql`,
    find: 'AND q.user_id = p_user ',
    replace: '',
    tests,
  },
  {
    id: 'conversion-twice',
    invariant: 'M17',
    what: 'a quote that was used converts once more under another key',
    file: `${at}/convert_at_quote.sql`,
    find: 'OR c.converted_at IS NOT NULL ',
    replace: '',
    tests,
  },
  {
    id: 'conversion-altered',
    invariant: 'M17',
    what: 'what was quoted can be altered',
    file: 'migrations/conversions/1763860000000-conversions.ts',
    find: "to_jsonb(NEW) - 'converted_at' IS DISTINCT",
    replace: "to_jsonb(NEW) - 'coins' IS DISTINCT",
    tests,
  },
  {
    id: 'large-conversion-overflows-verify',
    invariant: 'M17',
    what: 'the verifier breaks off over a coin of eight places that was converted back',
    file: `${at}/checks.ts`,
    find: '100::numeric * unit.s) END`',
    replace: '100 * unit.s) END`',
    tests: ['server/modules/withdrawals/all-out.test.ts'],
  },
  {
    id: 'weeks-of-silence-overflow',
    invariant: 'P8',
    what: 'a feed that was silent for weeks is a fault instead of an age',
    file: 'server/modules/market/desk/feed-states.ts',
    find: 'tarn_now() - q.at) * 1000, 2147483647), 2147483647)',
    replace: 'tarn_now() - q.at) * 1000, 2147483647), 21474836470000)',
    tests: ['server/modules/market/long-silence.test.ts'],
  },
];
