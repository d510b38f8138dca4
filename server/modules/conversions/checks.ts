import { LEGS } from '../ledger';

/** A movement's legs in an order that does not depend on whose they are. */
const sorted = (legs: string) =>
  `(SELECT string_agg(leg, ', ' ORDER BY leg COLLATE "C") FROM ${legs} AS one (leg))`;

const EXPECTED = sorted(`(VALUES
  (format('available/USD %s', CASE WHEN c.to_coin THEN -c.cash ELSE c.cash END)),
  (format('available/%s %s', c.coin, CASE WHEN c.to_coin THEN c.coins ELSE -c.coins END)),
  (format('platform/conversions/USD %s', CASE WHEN c.to_coin THEN c.cash ELSE -c.cash END)),
  (format('platform/conversions/%s %s', c.coin, CASE WHEN c.to_coin THEN -c.coins ELSE c.coins END)))`);

/** What one side of a conversion comes to; `conversion_result.sql` is where it is worked out. */
const RESULT = `CASE WHEN c.to_coin
  THEN div(c.cash * 100::numeric * unit.s, mid.price * (10000 + c.spread_bp))
  ELSE div(c.coins * mid.price * (10000 - c.spread_bp), 100::numeric * unit.s) END`;

/** Each conversion against its quotes and its postings. */
export const conversionChecks = {
  'each conversion moved what was quoted, once': `
    WITH moved AS (${LEGS} WHERE key LIKE 'conversion.%' OR account LIKE 'platform/conversions/%' GROUP BY key)
    SELECT coalesce('conversion ' || c.id, p.key) AS subject
    FROM verify.conversions c FULL JOIN moved p ON p.key = 'conversion.convert:' || c.id
    WHERE c.id IS NULL OR p.key IS NULL OR p.movements <> 1 OR p.users <> 1 OR p.user_id <> c.user_id
      OR p.kind <> 'conversion.convert'
      OR ${sorted(`unnest(string_to_array(p.legs, ', '))`)} <> ${EXPECTED}`,
  'each conversion came to what its quotes and its spread say': `
    SELECT 'conversion ' || c.id AS subject FROM verify.conversions c
    LEFT JOIN verify.quote d ON d.id = c.dollar_quote_id
    LEFT JOIN verify.quote q ON q.id = c.coin_quote_id
    CROSS JOIN LATERAL (SELECT CASE WHEN c.coin = 'USDT' THEN 1000000 ELSE 100000000 END AS s) unit
    CROSS JOIN LATERAL (SELECT CASE WHEN c.coin = 'USDT' THEN d.price ELSE d.price * q.price END AS price) mid
    WHERE mid.price IS NULL OR ${RESULT} <> CASE WHEN c.to_coin THEN c.coins ELSE c.cash END`,
};
