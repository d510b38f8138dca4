/** Each reward against its claim, and each claim against its decision. */
export const invitationChecks = {
  'each reward for inviting was claimed once, approved, and nothing else given by its campaigns': `
    WITH given AS (
      SELECT c.recharge_id, c.user_id, c.amount, c.turnover_required FROM verify.credits c
      JOIN verify.campaigns p ON p.id = c.campaign_id WHERE p.purpose = 'INVITATION')
    SELECT coalesce('claim ' || r.id, 'credit ' || g.recharge_id) AS subject
    FROM verify.reward_claims r FULL JOIN given g USING (recharge_id)
    WHERE (r.id IS NULL AND g.recharge_id IS NOT NULL)
      OR (r.state = 'SUCCESS') <> (g.recharge_id IS NOT NULL)
      OR g.user_id <> r.user_id OR g.amount <> r.amount OR g.turnover_required <> r.amount * r.turnover_times
      OR (g.recharge_id IS NOT NULL AND r.first_approver IS NULL)
    UNION ALL
    SELECT 'user ' || user_id FROM verify.reward_claims WHERE state IS DISTINCT FROM 'FAILED' GROUP BY user_id, need HAVING count(*) > 1`,
  'each claim of a reward is on terms that were in force': `
    SELECT 'claim ' || r.id AS subject FROM verify.reward_claims r
    LEFT JOIN verify.reward_terms t ON t.version = r.terms_version AND t.tier = r.tier
    WHERE (r.need, r.amount, r.turnover_times) IS DISTINCT FROM (t.need, t.amount, t.turnover_times)`,
};
