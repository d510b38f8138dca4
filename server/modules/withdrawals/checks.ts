import { LEGS } from '../ledger';

/** Whose money is still promised to a withdrawal. */
const OPEN = `state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')`;

/** Each withdrawal against its postings, and all frozen money against what it is frozen for. */
export const withdrawalChecks = {
  'open contracts and withdrawals are frozen to the cent': `
    SELECT a.account AS subject FROM verify.account a LEFT JOIN (
      SELECT user_id, sum(amount) AS frozen FROM (
        SELECT user_id, stake + fee AS amount FROM verify.orders WHERE outcome IS NULL
        UNION ALL SELECT user_id, amount FROM verify.withdrawals WHERE ${OPEN}) promised
      GROUP BY user_id) p USING (user_id)
    WHERE a.kind = 'frozen' AND a.asset = 'USD' AND a.balance <> coalesce(p.frozen, 0)`,
  'each withdrawal froze its amount when it was submitted': `
    WITH opened AS (${LEGS} WHERE key LIKE 'withdrawal.submit:%' GROUP BY key)
    SELECT coalesce('withdrawal ' || w.id, p.key) AS subject
    FROM verify.withdrawals w FULL JOIN opened p ON p.key = 'withdrawal.submit:' || w.id
    WHERE p.key IS NULL OR w.id IS NULL OR p.movements <> 1 OR p.kind <> 'withdrawal.submit'
      OR p.users <> 1 OR p.user_id <> w.user_id OR w.amount <> w.fee + w.credited
      OR p.legs <> format('available/USD -%s, frozen/USD %s', w.amount, w.amount)`,
  'each withdrawal that ended was paid or returned, once, as it was decided': `
    WITH settled AS (${LEGS} WHERE key LIKE 'withdrawal.%' AND key NOT LIKE 'withdrawal.submit:%'
        OR account LIKE 'outside/withdrawals/%' GROUP BY key)
    SELECT coalesce('withdrawal ' || w.id, p.key) AS subject
    FROM (SELECT * FROM verify.withdrawals WHERE NOT ${OPEN}) w
    FULL JOIN settled p ON p.key = 'withdrawal.end:' || w.id
    WHERE p.key IS NULL OR w.id IS NULL OR p.movements <> 1 OR p.users <> 1 OR p.user_id <> w.user_id
      OR p.kind <> CASE w.state WHEN 'SUCCESS' THEN 'withdrawal.pay' ELSE 'withdrawal.return' END
      OR p.legs <> CASE w.state WHEN 'SUCCESS'
        THEN concat_ws(', ', 'outside/withdrawals/USD ' || w.credited,
          'platform/fees/USD ' || nullif(w.fee, 0), 'frozen/USD -' || w.amount)
        ELSE format('available/USD %s, frozen/USD -%s', w.amount, w.amount) END`,
  'each payout has its approvals and their audit entries': `
    SELECT 'withdrawal ' || w.id AS subject FROM verify.withdrawals w
    WHERE w.state = 'SUCCESS' AND (w.approver IS NULL OR w.approver = w.second_approver
      OR EXISTS (SELECT FROM unnest(array_remove(ARRAY[w.approver, w.second_approver], NULL)) AS a (id)
        WHERE NOT EXISTS (SELECT FROM verify.audit e WHERE e.subject = 'withdrawal/' || w.id
          AND e.action = 'withdrawal.approve' AND e.actor = 'staff/' || a.id)))`,
};
