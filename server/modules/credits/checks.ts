import { LEGS } from '../ledger';

/** Contracts that counted for a bonus: settled after it was credited, as the ledger has it. */
const SINCE = `
  SELECT c.id, c.user_id, sum(o.stake) AS stakes,
    sum(CASE o.outcome WHEN 'WIN' THEN o.fee ELSE o.stake + o.fee END) AS lost
  FROM verify.credits c
  JOIN (SELECT key, min(transaction_id) AS at FROM verify.posting WHERE key LIKE 'credit.grant:%' GROUP BY key) g
    ON g.key = 'credit.grant:' || c.recharge_id
  JOIN verify.orders o ON o.user_id = c.user_id AND o.outcome IN ('WIN', 'LOSS')
  JOIN (SELECT key, min(transaction_id) AS at FROM verify.posting WHERE key LIKE 'order.settle:%' GROUP BY key) s
    ON s.key = 'order.settle:' || o.id AND s.at > g.at
  GROUP BY c.id, c.user_id`;

/** Each credit against what it rests on, and each bonus against the contracts since. */
export const creditChecks = {
  'each credit by the platform was confirmed by two people, and moved once what they agreed to': `
    WITH given AS (${LEGS} WHERE key LIKE 'credit.%' OR kind LIKE 'credit.%'
        OR account LIKE 'platform/credits/%' GROUP BY key),
      rests AS (SELECT r.id, r.user_id, r.class, r.credited, r.state, r.approver, r.second_approver, c.amount,
          c.turnover_required, c.campaign_id, c.proposal_kind, c.proposal_state, c.proposal_subject,
          c.proposal_id, c.stated_class, c.stated_amount, c.stated_turnover
        FROM verify.recharges r LEFT JOIN verify.credits c ON c.recharge_id = r.id WHERE r.class <> 'SELF')
    SELECT coalesce('recharge ' || r.id, p.key) AS subject
    FROM rests r FULL JOIN given p ON p.key = 'credit.grant:' || r.id
    WHERE p.key IS NULL OR r.id IS NULL OR p.movements <> 1 OR p.kind <> 'credit.grant' OR p.users <> 1
      OR p.user_id <> r.user_id OR r.state <> 'SUCCESS'
      OR p.legs <> format('platform/credits/USD -%s, available/USD %s', r.credited, r.credited)
      OR coalesce(r.amount, 0) <> r.credited OR coalesce(r.proposal_state, '') <> 'CONFIRMED'
      OR r.approver IS NULL OR r.second_approver IS NULL OR r.approver = r.second_approver
      OR r.stated_class <> r.class OR r.stated_amount <> r.credited OR r.stated_turnover <> r.turnover_required
      OR CASE WHEN r.campaign_id IS NULL
        THEN r.proposal_kind <> 'MANUAL_CREDIT' OR r.proposal_subject <> 'user/' || r.user_id
        ELSE r.proposal_kind <> 'CAMPAIGN'
          OR r.proposal_subject NOT IN ('campaign/new', 'campaign/' || r.campaign_id) END
      OR NOT EXISTS (SELECT FROM verify.audit e WHERE e.subject = 'proposal/' || r.proposal_id
        AND e.action = 'proposal.confirm' AND e.actor = 'staff/' || r.second_approver)`,
  'each campaign was confirmed, and has given what was credited under it': `
    SELECT 'campaign ' || c.id AS subject
    FROM verify.campaigns c LEFT JOIN (
      SELECT campaign_id, sum(credited) AS given FROM verify.credits GROUP BY 1) g ON g.campaign_id = c.id
    WHERE c.spent <> coalesce(g.given, 0) OR NOT EXISTS (
      SELECT FROM verify.audit e WHERE e.subject = 'proposal/' || c.proposal_id AND e.action = 'proposal.confirm')`,
  'each daily bonus was given once a day to its user, and nothing else by its campaigns': `
    SELECT 'credit ' || coalesce(d.recharge_id, c.recharge_id) AS subject
    FROM verify.daily_bonuses d FULL JOIN (
      SELECT g.recharge_id FROM verify.credits g JOIN verify.campaigns p ON p.id = g.campaign_id
      WHERE p.purpose = 'DAILY_BONUS') c USING (recharge_id)
    WHERE d.recharge_id IS NULL OR c.recharge_id IS NULL OR d.credited_user <> d.user_id
    UNION ALL
    SELECT 'user ' || user_id FROM verify.daily_bonuses GROUP BY user_id, day HAVING count(*) > 1`,
  'each bonus counts the stakes won and lost since it was credited': `
    WITH since AS (${SINCE})
    SELECT 'credit ' || c.recharge_id AS subject FROM verify.credits c LEFT JOIN since s USING (id)
    WHERE c.turnover_done > least(c.turnover_required, coalesce(s.stakes, 0))
      OR (c.remaining > 0 AND c.turnover_done <> least(c.turnover_required, coalesce(s.stakes, 0)))
      OR c.open <> (c.remaining > 0 AND c.turnover_done < c.turnover_required)`,
  'bonuses are used up by what was lost since, and while one is open by all of it': `
    WITH since AS (${SINCE}), total AS (
      SELECT user_id, sum(amount - remaining) AS used FROM verify.credits GROUP BY 1)
    SELECT 'credit ' || c.recharge_id AS subject
    FROM verify.credits c JOIN total t USING (user_id) LEFT JOIN since s ON s.id = c.id
    WHERE c.amount - c.remaining > coalesce(s.lost, 0) OR (c.open AND t.used < coalesce(s.lost, 0))`,
};
