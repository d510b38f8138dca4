/**
 * What must hold in every database at every moment, asked of the schema `verify` alone, so that
 * anyone with a read-only connection can ask the same. Each query names what breaks its check.
 */

/** What one movement did to the accounts it touched, as text that can be compared. */
const LEGS = `
  SELECT key, min(kind) AS kind, count(DISTINCT transaction_id) AS movements, min(user_id) AS user_id,
    count(DISTINCT user_id) AS users,
    string_agg(CASE WHEN user_id IS NULL THEN account ELSE split_part(account, '/', 3) || '/' || asset END
      || ' ' || amount, ', ' ORDER BY account) AS legs
  FROM verify.posting`;

/** Minor units that come to available: the payout is rounded down to the cent. */
const PAID = `CASE o.outcome WHEN 'WIN' THEN o.stake + o.stake * o.payout_bp / 10000
  WHEN 'LOSS' THEN 0 ELSE o.stake + o.fee END`;

const ledgerChecks = {
  'each movement sums to zero per asset': `
    SELECT 'movement ' || transaction_id AS subject FROM verify.posting
    GROUP BY transaction_id, asset HAVING sum(amount) <> 0 ORDER BY transaction_id LIMIT 1`,
  'all postings sum to zero per asset': `
    SELECT asset AS subject FROM verify.posting GROUP BY asset HAVING sum(amount) <> 0 LIMIT 1`,
  'no user account is below zero, computed from the postings': `
    SELECT account AS subject FROM verify.posting WHERE user_id IS NOT NULL
    GROUP BY account HAVING sum(amount) < 0 LIMIT 1`,
  'every balance equals its postings': `
    SELECT a.account AS subject FROM verify.account a LEFT JOIN (
      SELECT account, sum(amount) AS amount FROM verify.posting GROUP BY account) p USING (account)
    WHERE a.balance <> coalesce(p.amount, 0) LIMIT 1`,
};

const orderChecks = {
  'open contracts are frozen to the cent': `
    SELECT a.account AS subject FROM verify.account a LEFT JOIN (
      SELECT user_id, sum(stake + fee) AS frozen FROM verify.orders WHERE outcome IS NULL
      GROUP BY user_id) o USING (user_id)
    WHERE a.kind = 'frozen' AND a.asset = 'USD' AND a.balance <> coalesce(o.frozen, 0) LIMIT 1`,
  'each contract froze its stake and fee when it opened': `
    WITH opened AS (${LEGS} WHERE key LIKE 'order.open:%' GROUP BY key)
    SELECT coalesce('order ' || o.id, p.key) AS subject
    FROM verify.orders o FULL JOIN opened p ON p.key = 'order.open:' || o.id
    WHERE p.key IS NULL OR o.id IS NULL OR p.movements <> 1 OR p.kind <> 'order.open'
      OR p.users <> 1 OR p.user_id <> o.user_id
      OR p.legs <> format('available/USD -%s, frozen/USD %s', o.stake + o.fee, o.stake + o.fee)
    LIMIT 1`,
  'each contract opened at the newest quote': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o LEFT JOIN verify.quote q ON q.id = o.open_quote_id
    WHERE q.id IS NULL OR q.instrument <> o.instrument OR q.at > o.opened_at OR EXISTS (
      SELECT FROM verify.quote n WHERE n.instrument = o.instrument AND n.at <= o.opened_at
        AND n.at >= q.at AND (n.at, n.seq) > (q.at, q.seq))
    LIMIT 1`,
  'each contract settled by the newest quote at or before its expiry': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o
    LEFT JOIN verify.quote c ON c.id = o.close_quote_id
    WHERE o.outcome IS NOT NULL AND (c.id IS NULL OR c.instrument <> o.instrument
      OR c.at > o.settles_at OR EXISTS (
        SELECT FROM verify.quote q WHERE q.instrument = o.instrument AND q.at <= o.settles_at
          AND q.at >= c.at AND (q.at, q.seq) > (c.at, c.seq)))
    LIMIT 1`,
  'each outcome follows from direction and prices': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o
    JOIN verify.quote a ON a.id = o.open_quote_id LEFT JOIN verify.quote b ON b.id = o.close_quote_id
    WHERE o.outcome <> CASE
      WHEN b.id IS NULL OR o.settles_at - b.at > make_interval(secs => o.stale_after_ms / 1000.0) THEN 'VOID'
      WHEN b.price = a.price THEN 'DRAW'
      WHEN (b.price > a.price) = (o.direction = 'UP') THEN 'WIN' ELSE 'LOSS' END
    LIMIT 1`,
  'each settlement paid what its outcome promised': `
    SELECT 'order ' || o.id AS subject FROM verify.orders o
    WHERE o.outcome IS NOT NULL AND o.paid IS DISTINCT FROM ${PAID} LIMIT 1`,
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
        'frozen/USD ' || (-o.stake - o.fee))
    LIMIT 1`,
};

const creditChecks = {
  'each credit has its approval, its evidence and its audit entries': `
    WITH credits AS (${LEGS} WHERE key LIKE 'recharge.%' OR kind LIKE 'recharge.%'
        OR account LIKE 'outside/recharges/%' GROUP BY key)
    SELECT coalesce('recharge ' || r.id, p.key) AS subject
    FROM (SELECT * FROM verify.recharges WHERE state = 'SUCCESS' OR credited IS NOT NULL) r
    FULL JOIN credits p ON p.key = 'recharge.credit:' || r.id
    WHERE p.key IS NULL OR r.id IS NULL OR p.movements <> 1 OR p.kind <> 'recharge.credit'
      OR p.users <> 1 OR p.user_id <> r.user_id OR r.state <> 'SUCCESS'
      OR p.legs <> format('outside/recharges/USD -%s, available/USD %s', r.credited, r.credited)
      OR r.evidence IS NULL OR r.approver IS NULL OR r.approver = r.second_approver
      OR (r.credited <> r.requested AND r.second_approver IS NULL)
      OR EXISTS (SELECT FROM unnest(array_remove(ARRAY[r.approver, r.second_approver], NULL)) AS a (id)
        WHERE NOT EXISTS (SELECT FROM verify.audit e WHERE e.subject = 'recharge/' || r.id
          AND e.action = 'recharge.approve' AND e.actor = 'staff/' || a.id))
    LIMIT 1`,
};

const auditChecks = {
  'no audit entry was altered': `
    SELECT 'audit entry ' || seq AS subject FROM verify.audit WHERE hash <> computed
    ORDER BY seq LIMIT 1`,
  'the audit chain links without a gap': `
    SELECT 'audit entry ' || seq AS subject FROM (
      SELECT seq, prev, lag(hash) OVER w AS before, lag(seq) OVER w AS last FROM verify.audit
      WINDOW w AS (ORDER BY seq)) e
    WHERE prev <> coalesce(before, decode(repeat('00', 32), 'hex')) OR seq <> coalesce(last, 0) + 1
    ORDER BY seq LIMIT 1`,
};

/** Every check by what it says. */
export const checks: Readonly<Record<string, string>> = {
  ...ledgerChecks,
  ...orderChecks,
  ...creditChecks,
  ...auditChecks,
};
