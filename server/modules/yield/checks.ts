import { LEGS } from '../ledger';

/** When a holding stops earning by itself: its end, or the due instant of a top-up that was not paid. */
export const MATURES = `CASE WHEN h.topup > 0 AND h.topup_paid_at IS NULL THEN h.topup_due_at ELSE h.ends_at END`;
export const STARTED_ON = `(h.started_at AT TIME ZONE h.zone)::date`;

/** Of each holding: what its nights paid for and paid, and which they are. */
const EARNED = `
  earned AS (
    SELECT holding_id, sum(amount) AS amount, sum(principal) AS principal, count(*)::int AS nights,
      min(day) AS first, max(day) AS last
    FROM verify.holding_day GROUP BY 1)`;

/** Each top-up of a holding, and the first day that counts it. */
const ADDED = `
  added AS (
    SELECT h.id AS holding_id, p.transaction_id, p.amount, (p.created_at AT TIME ZONE h.zone)::date + 1 AS day
    FROM verify.posting p JOIN verify.holding h ON h.id::text = split_part(p.key, ':', 2)
    WHERE p.kind = 'project.topup' AND p.account LIKE 'user/%/held/USD')`;

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
    WITH summed AS (
      SELECT project_id, count(*) FILTER (WHERE renews_id IS NULL) AS units, sum(promised) AS promised,
        sum(principal) FILTER (WHERE state <> 'SETTLED') AS invested,
        sum(topup) FILTER (WHERE state = 'NEEDS_TOPUP') AS topups
      FROM verify.holding GROUP BY 1)
    SELECT 'project ' || p.id AS subject
    FROM verify.project p LEFT JOIN summed h ON h.project_id = p.id
      LEFT JOIN verify.account a ON a.account = 'platform/project/' || p.id || '/USD'
    WHERE p.funded < p.promised OR p.invested <> coalesce(h.invested, 0) OR p.promised <> coalesce(h.promised, 0)
      OR p.topups <> coalesce(h.topups, 0) OR p.units <> coalesce(h.units, 0) OR p.funded <> coalesce(a.balance, -1)`,
  'each day of a holding pays by the formula, once': `
    SELECT 'holding ' || h.id || ' on ' || d.day AS subject
    FROM verify.holding_day d JOIN verify.holding h ON h.id = d.holding_id
    WHERE d.amount <> h.annual_ppm * d.principal / 365000000`,
  'each day of a holding pays for the principal that stood before its 00:00': `
    WITH ${ADDED}, stood AS (
      SELECT s.holding_id, s.day, s.principal, sum(s.added) OVER (PARTITION BY s.holding_id ORDER BY s.day) AS added
      FROM (SELECT holding_id, day, principal, 0 AS added FROM verify.holding_day
        UNION ALL SELECT holding_id, day, NULL, amount FROM added) s)
    SELECT 'holding ' || h.id || ' on ' || s.day AS subject
    FROM stood s JOIN verify.holding h ON h.id = s.holding_id WHERE s.principal <> h.initial + s.added`,
  'each holding has every night from its first to the one it stopped earning by': `
    WITH ${EARNED}
    SELECT 'holding ' || h.id AS subject
    FROM verify.holding h LEFT JOIN earned e ON e.holding_id = h.id
      CROSS JOIN LATERAL (SELECT least(h.days,
        (least(h.settled_at, ${MATURES}) AT TIME ZONE h.zone)::date - ${STARTED_ON}) AS nights) n
    WHERE (h.ends_at AT TIME ZONE h.zone)::date - ${STARTED_ON} <> h.days
      OR e.first <> ${STARTED_ON} + 1 OR e.last <> ${STARTED_ON} + e.nights
      OR CASE WHEN h.state IN ('DUE', 'SETTLED') THEN coalesce(e.nights, 0) <> n.nights ELSE e.nights > n.nights END`,
  'each holding is paid what it earned, less what was stated where it was left early': `
    WITH ${EARNED}
    SELECT 'holding ' || h.id AS subject
    FROM verify.holding h LEFT JOIN earned e ON e.holding_id = h.id
      CROSS JOIN LATERAL (SELECT coalesce(e.amount, 0) AS accrued,
        CASE h.dividend WHEN 'DAILY' THEN coalesce(e.amount, 0) ELSE 0 END AS paid) n
    WHERE h.accrued - h.remainder <> n.accrued
      OR CASE h.state WHEN 'SETTLED'
        THEN h.accrued <> div(h.annual_ppm * coalesce(e.principal, 0), 365000000) OR h.paid <> h.accrued - h.reduction
          OR h.reduction <> CASE WHEN h.settled_at >= ${MATURES} THEN 0
            ELSE least(h.accrued * h.reduction_bp / 10000, h.accrued - n.paid) END
          OR (h.settled_at < ${MATURES} AND NOT h.early_stop)
        ELSE h.remainder + h.reduction > 0 OR h.paid <> n.paid END`,
  'what each holding is promised is the most it can still be paid': `
    WITH ${EARNED}
    SELECT 'holding ' || h.id AS subject
    FROM verify.holding h LEFT JOIN earned e ON e.holding_id = h.id
    WHERE h.promised <> CASE h.state WHEN 'SETTLED' THEN 0
      ELSE div(h.annual_ppm * (coalesce(e.principal, 0) + CASE h.state WHEN 'DUE' THEN 0
        ELSE (h.days - coalesce(e.nights, 0)) * (h.principal + CASE h.state WHEN 'NEEDS_TOPUP' THEN h.topup ELSE 0 END)
        END), 365000000) - h.paid END`,
  'a top-up that was agreed is paid once it was added, in full, and never otherwise': `
    WITH ${ADDED}, agreed AS (
      SELECT DISTINCT ON (holding_id) holding_id, amount FROM added ORDER BY holding_id, transaction_id)
    SELECT 'holding ' || h.id AS subject
    FROM verify.holding h LEFT JOIN agreed a ON a.holding_id = h.id
    WHERE h.topup > 0 AND ((h.topup_paid_at IS NULL) <> (a.amount IS NULL) OR a.amount < h.topup)`,
  'each holding began with what was put in, and each movement of it did what it says': `
    WITH ${EARNED}, moved AS (${LEGS} WHERE key LIKE 'project.%' GROUP BY key),
      named AS (SELECT split_part(key, ':', 2) AS holding, m.* FROM moved m),
      ends AS (
        SELECT h.*, h.paid - CASE h.dividend WHEN 'DAILY' THEN coalesce(e.amount, 0) ELSE 0 END AS at_end
        FROM verify.holding h LEFT JOIN earned e ON e.holding_id = h.id)
    SELECT coalesce('holding ' || h.id, n.key) AS subject
    FROM named n FULL JOIN ends h ON n.holding = h.id::text
    WHERE n.key IS NULL OR h.id IS NULL OR n.movements <> 1 OR n.users <> 1 OR n.user_id <> h.user_id
      OR n.kind <> split_part(n.key, ':', 1)
      OR (n.kind IN ('project.join', 'project.renew') AND (n.kind = 'project.renew') <> (h.renews_id IS NOT NULL))
      OR n.legs IS DISTINCT FROM CASE n.kind
        WHEN 'project.interest' THEN format('platform/project/%s/USD -%s, available/USD %s', h.project_id,
          (SELECT d.amount FROM verify.holding_day d WHERE d.holding_id = h.id
            AND d.day = (h.started_at AT TIME ZONE h.zone)::date + ${DAY_OF_KEY}),
          (SELECT d.amount FROM verify.holding_day d WHERE d.holding_id = h.id
            AND d.day = (h.started_at AT TIME ZONE h.zone)::date + ${DAY_OF_KEY}))
        WHEN 'project.topup' THEN substring(n.legs FROM '^(available/USD -([0-9]+), held/USD \\2)$')
        WHEN 'project.settle' THEN CASE WHEN h.at_end > 0
            THEN format('platform/project/%s/USD -%s, ', h.project_id, h.at_end) ELSE '' END
          || format('available/USD %s, held/USD -%s', h.principal + h.at_end, h.principal)
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
        <> (t.annual_ppm, t.days, t.dividend, t.topup, t.early_stop, t.reduction_bp)
      OR (h.topup_due_at AT TIME ZONE h.zone)::date - (h.started_at AT TIME ZONE h.zone)::date <> t.topup_day))`,
};
