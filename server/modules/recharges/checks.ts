import { LEGS } from '../ledger';

/** Each credit against what it rests on. */
export const rechargeChecks = {
  'each credit has its approval, its evidence and its audit entries': `
    WITH credits AS (${LEGS} WHERE key LIKE 'recharge.%' OR kind LIKE 'recharge.%'
        OR account LIKE 'outside/recharges/%' GROUP BY key)
    SELECT coalesce('recharge ' || r.id, p.key) AS subject
    FROM (SELECT * FROM verify.recharges WHERE class = 'SELF' AND (state = 'SUCCESS' OR credited IS NOT NULL)) r
    FULL JOIN credits p ON p.key = 'recharge.credit:' || r.id
    WHERE p.key IS NULL OR r.id IS NULL OR p.movements <> 1 OR p.kind <> 'recharge.credit'
      OR p.users <> 1 OR p.user_id <> r.user_id OR r.state <> 'SUCCESS'
      OR p.legs <> format('outside/recharges/USD -%s, available/USD %s', r.credited, r.credited)
      OR r.evidence IS NULL OR r.approver IS NULL OR r.approver = r.second_approver
      OR (r.credited <> r.requested AND r.second_approver IS NULL)
      OR EXISTS (SELECT FROM unnest(array_remove(ARRAY[r.approver, r.second_approver], NULL)) AS a (id)
        WHERE NOT EXISTS (SELECT FROM verify.audit e WHERE e.subject = 'recharge/' || r.id
          AND e.action = 'recharge.approve' AND e.actor = 'staff/' || a.id))`,
  'each bank line serves one request, and says what was credited': `
    SELECT 'recharge ' || min(b.recharge_id) AS subject
    FROM verify.bank_lines b JOIN verify.recharges r ON r.id = b.recharge_id
    GROUP BY b.id HAVING count(*) > 1 OR bool_or(NOT b.of_channel OR b.currency <> 'USD'
      OR (r.credited IS NOT NULL AND r.credited <> b.amount))`,
  'each file of a bank has its audit entry, with its hash': `
    SELECT 'bank file ' || f.id AS subject FROM verify.bank_files f WHERE NOT f.audited`,
};
