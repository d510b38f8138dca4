import { LEGS } from '../ledger';

/** Minor units that come to available: the payout is rounded down to the cent. */
const PAID = `CASE o.outcome WHEN 'WIN' THEN o.stake + o.stake * o.payout_bp / 10000
  WHEN 'LOSS' THEN 0 ELSE o.stake + o.fee END`;

/** What the terms of a contract hash, written a second time: nothing that opened a contract proves it. */
const TERMS = `concat_ws('|', 'tarn-terms-1', o.instrument, o.direction, o.duration_seconds, o.payout_bp, o.fee_bp,
  o.stale_after_ms)`;

/** Each contract against its terms, its quotes and its postings. */
export const orderChecks = {
  'each contract froze its stake and fee when it opened': `
    WITH opened AS (${LEGS} WHERE key LIKE 'order.open:%' GROUP BY key)
    SELECT coalesce('order ' || o.id, p.key) AS subject
    FROM verify.orders o FULL JOIN opened p ON p.key = 'order.open:' || o.id
    WHERE p.key IS NULL OR o.id IS NULL OR p.movements <> 1 OR p.kind <> 'order.open'
      OR p.users <> 1 OR p.user_id <> o.user_id
      OR p.legs <> format('available/USD -%s, frozen/USD %s', o.stake + o.fee, o.stake + o.fee)`,
  'each contract has the terms that were hashed when it opened': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o
    WHERE o.terms_hash <> sha256(convert_to(${TERMS}, 'UTF8'))`,
  'each contract costs and lasts what its terms say': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o
    WHERE o.fee <> o.stake * o.fee_bp / 10000 OR o.settles_at <> o.opened_at + make_interval(secs => o.duration_seconds)`,
  'each contract opened at the newest quote': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o LEFT JOIN verify.quote q ON q.id = o.open_quote_id
    WHERE q.id IS NULL OR q.instrument <> o.instrument OR q.at > o.opened_at OR EXISTS (
      SELECT FROM verify.quote n WHERE n.instrument = o.instrument AND n.at <= o.opened_at
        AND n.at >= q.at AND (n.at, n.seq) > (q.at, q.seq))`,
  'each contract settled by the newest quote at or before its expiry': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o
    LEFT JOIN verify.quote c ON c.id = o.close_quote_id
    WHERE o.outcome IS NOT NULL AND (c.id IS NULL OR c.instrument <> o.instrument
      OR c.at > o.settles_at OR EXISTS (
        SELECT FROM verify.quote q WHERE q.instrument = o.instrument AND q.at <= o.settles_at
          AND q.at >= c.at AND (q.at, q.seq) > (c.at, c.seq)))`,
  'each outcome follows from direction and prices': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o
    JOIN verify.quote a ON a.id = o.open_quote_id LEFT JOIN verify.quote b ON b.id = o.close_quote_id
    WHERE o.outcome <> CASE
      WHEN b.id IS NULL OR o.settles_at - b.at > make_interval(secs => o.stale_after_ms / 1000.0) THEN 'VOID'
      WHEN b.price = a.price THEN 'DRAW'
      WHEN (b.price > a.price) = (o.direction = 'UP') THEN 'WIN' ELSE 'LOSS' END`,
  'each settlement paid what its outcome promised': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o
    WHERE o.outcome IS NOT NULL AND o.paid IS DISTINCT FROM ${PAID}`,
  'each settlement moved what its outcome says, once': `
    WITH settled AS (${LEGS} WHERE key LIKE 'order.settle:%' GROUP BY key)
    SELECT coalesce('order ' || o.id, p.key) AS subject
    FROM (SELECT * FROM verify.orders WHERE outcome IS NOT NULL) o
    FULL JOIN settled p ON p.key = 'order.settle:' || o.id
    WHERE p.key IS NULL OR o.id IS NULL OR p.movements <> 1 OR p.kind <> 'order.' || lower(o.outcome)
      OR p.users <> 1 OR p.user_id <> o.user_id
      OR p.legs <> concat_ws(', ',
        CASE WHEN o.outcome IN ('WIN', 'LOSS') AND o.fee > 0 THEN 'platform/fees/USD ' || o.fee END,
        CASE o.outcome WHEN 'WIN' THEN 'platform/trading/USD ' || nullif(o.stake - o.paid, 0)
          WHEN 'LOSS' THEN 'platform/trading/USD ' || o.stake END,
        CASE WHEN o.paid > 0 THEN 'available/USD ' || o.paid END,
        'frozen/USD ' || (-o.stake - o.fee))`,
};
