-- The policy in force with its id, kept for the request that is submitted under it. For submit_withdrawal.
-- Locks nothing that outlasts a first request under a new policy.
-- after: withdraw_policy_now
DROP FUNCTION IF EXISTS kept_withdraw_policy;
CREATE FUNCTION kept_withdraw_policy() RETURNS withdraw_policy
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  p withdraw_policy := withdraw_policy_now();
BEGIN
  IF p.id IS NOT NULL THEN RETURN p; END IF;
  INSERT INTO withdraw_policy (min, max, day_max, day_count, fee_bp, spread_bp, opens, closes, zone, review_hours)
    VALUES (p.min, p.max, p.day_max, p.day_count, p.fee_bp, p.spread_bp, p.opens, p.closes, p.zone, p.review_hours)
    ON CONFLICT ON CONSTRAINT withdraw_policy_once DO NOTHING;
  RETURN withdraw_policy_now();
END $$;
REVOKE ALL ON FUNCTION kept_withdraw_policy FROM PUBLIC;
