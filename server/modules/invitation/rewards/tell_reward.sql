-- Tells a user in the inbox why a reward was refused; what was paid is told by its credit. For tell_decision, in the
-- transaction of the effect. Locks nothing.
-- after: send_message
DROP FUNCTION IF EXISTS tell_reward;
CREATE FUNCTION tell_reward(p_claim bigint, p_paid boolean, p_reason text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  c reward_claim;
BEGIN
  IF p_paid THEN RETURN; END IF;
  SELECT t.* INTO STRICT c FROM reward_claim t WHERE t.id = p_claim;
  PERFORM send_message(c.user_id, 'REWARD_REFUSED', 'reward-claim/' || c.id,
    jsonb_build_object('amount', c.amount::text, 'reason', coalesce(p_reason, '')));
END
$$;
REVOKE ALL ON FUNCTION tell_reward FROM PUBLIC;
