import { LEGS } from '../ledger';

/** Which day of its holding a payment names, null where that is no number: whoever altered a key may have written anything. */
const DAY_OF_KEY = `substring(n.key FROM '^[^:]*:[^:]*:([0-9]{1,6})$')::int`;

/** Principal, totals, days and payments of yield projects, against the ledger and against their formula. */
export const yieldChecks = {
  'what is held of each user is the principal of their holdings': `
    SELECT a.account AS subject FROM verify.account a LEFT JOIN (
      SELECT user_id, sum(principal) AS principal FROM verify.holding WHERE state <> 'SETTLED' GROUP BY 1) h
      ON h.user_id = a.user_id
    WHERE a.kind = 'held' AND a.asset = 'USD' AND a.balance <> coalesce(h.principal, 0)`,
  'the account of each project covers its promise, and its figures are those of its holdings': `
    SELECT 'project ' || p.id AS subject
    FROM verify.project p LEFT JOIN (
      SELECT project_id, sum(principal) AS invested, sum(promised) AS promised FROM verify.holding
      WHERE state <> 'SETTLED' GROUP BY 1) h ON h.project_id = p.id
      LEFT JOIN verify.account a ON a.account = 'platform/project/' || p.id || '/USD'
    WHERE p.funded < p.promised OR p.invested <> coalesce(h.invested, 0) OR p.promised <> coalesce(h.promised, 0)
      OR p.funded <> coalesce(a.balance, -1)`,
  'each day of a holding pays by the formula, once, within its time': `
    SELECT 'holding ' || h.id || ' on ' || d.day AS subject
    FROM verify.holding_day d JOIN verify.holding h ON h.id = d.holding_id
    WHERE d.amount <> h.annual_ppm * d.principal / 365000000
      OR d.day <= (h.started_at AT TIME ZONE h.zone)::date OR d.day > (h.ends_at AT TIME ZONE h.zone)::date
      OR (h.topup > 0 AND h.topup_paid_at IS NULL AND d.day > (h.topup_due_at AT TIME ZONE h.zone)::date)`,
  'each holding has earned the days it had, and is paid what it earned': `
    WITH earned AS (
      SELECT holding_id, sum(amount) AS amount, sum(principal) AS principal, count(*) AS days
      FROM verify.holding_day GROUP BY 1)
    SELECT 'holding ' || h.id AS subject
    FROM verify.holding h LEFT JOIN earned e ON e.holding_id = h.id
    WHERE h.accrued - h.remainder <> coalesce(e.amount, 0) OR coalesce(e.days, 0) > h.days
      OR CASE h.state WHEN 'SETTLED'
        THEN h.accrued <> div(h.annual_ppm * coalesce(e.principal, 0), 365000000) OR h.paid <> h.accrued - h.reduction
          OR h.reduction > h.accrued * h.reduction_bp / 10000
          OR (h.reduction > 0 AND (NOT h.early_stop OR h.settled_at >= h.ends_at))
          OR (h.reduction = 0 AND h.settled_at >= h.ends_at AND (h.topup = 0 OR h.topup_paid_at IS NOT NULL)
            AND coalesce(e.days, 0) <> h.days)
        ELSE h.remainder + h.reduction > 0
          OR h.paid <> CASE h.dividend WHEN 'DAILY' THEN coalesce(e.amount, 0) ELSE 0 END END`,
  'each holding began with what was put in, and each movement of it did what it says': `
    WITH moved AS (${LEGS} WHERE key LIKE 'project.%' GROUP BY key),
      named AS (SELECT split_part(key, ':', 2) AS holding, m.* FROM moved m)
    SELECT coalesce('holding ' || h.id, n.key) AS subject
    FROM named n FULL JOIN verify.holding h ON n.holding = h.id::text
    WHERE n.key IS NULL OR h.id IS NULL OR n.movements <> 1 OR n.users <> 1 OR n.user_id <> h.user_id
      OR n.kind <> split_part(n.key, ':', 1)
      OR (n.kind IN ('project.join', 'project.renew') AND (n.kind = 'project.renew') <> (h.renews_id IS NOT NULL))
      OR n.legs <> CASE n.kind
        WHEN 'project.interest' THEN format('platform/project/%s/USD -%s, available/USD %s', h.project_id,
          (SELECT d.amount FROM verify.holding_day d WHERE d.holding_id = h.id
            AND d.day = (h.started_at AT TIME ZONE h.zone)::date + ${DAY_OF_KEY}),
          (SELECT d.amount FROM verify.holding_day d WHERE d.holding_id = h.id
            AND d.day = (h.started_at AT TIME ZONE h.zone)::date + ${DAY_OF_KEY}))
        WHEN 'project.topup' THEN n.legs
        WHEN 'project.settle' THEN n.legs
        ELSE format('available/USD -%s, held/USD %s', h.initial, h.initial) END`,
  'all interest of a holding was paid as movements of its own': `
    WITH paid AS (
      SELECT split_part(key, ':', 2) AS holding,
        sum(amount) FILTER (WHERE kind = 'project.settle' AND account LIKE 'user/%/held/USD') AS released,
        -coalesce(sum(amount) FILTER (WHERE account LIKE 'platform/project/%'), 0) AS interest,
        sum(amount) FILTER (WHERE account LIKE 'user/%/held/USD') AS held
      FROM verify.posting WHERE key LIKE 'project.%' GROUP BY 1)
    SELECT 'holding ' || h.id AS subject
    FROM verify.holding h LEFT JOIN paid p ON p.holding = h.id::text
    WHERE coalesce(p.interest, 0) <> h.paid
      OR coalesce(p.held, 0) <> CASE h.state WHEN 'SETTLED' THEN 0 ELSE h.principal END
      OR coalesce(p.released, 0) <> CASE h.state WHEN 'SETTLED' THEN -h.principal ELSE 0 END`,
  'the terms of each holding are those that were accepted, word for word': `
    SELECT coalesce('holding ' || h.id, 'terms ' || t.id) AS subject
    FROM verify.terms t FULL JOIN verify.holding h ON h.terms_id = t.id
    WHERE t.id IS NULL OR t.hash <> t.computed OR (h.id IS NOT NULL AND (h.terms_hash <> t.hash
      OR (h.annual_ppm, h.days, h.dividend, h.topup, h.early_stop, h.reduction_bp)
        <> (t.annual_ppm, t.days, t.dividend, t.topup, t.early_stop, t.reduction_bp)))`,
};
