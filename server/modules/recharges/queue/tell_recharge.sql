-- Tells a user in the inbox how their recharge ended. For tell_decision, in the transaction of the effect.
-- after: send_message
DROP FUNCTION IF EXISTS tell_recharge;
CREATE FUNCTION tell_recharge(p_recharge bigint, p_reason text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r recharge;
BEGIN
  SELECT q.* INTO STRICT r FROM recharge q WHERE q.id = p_recharge;
  IF r.credited IS NOT NULL THEN
    PERFORM send_message(r.user_id, 'RECHARGE_CREDITED', 'recharge/' || r.id,
      jsonb_build_object('amount', r.credited::text));
  ELSE
    PERFORM send_message(r.user_id, 'RECHARGE_REFUSED', 'recharge/' || r.id,
      jsonb_build_object('amount', r.amount::text, 'reason', coalesce(p_reason, '')));
  END IF;
END $$;
REVOKE ALL ON FUNCTION tell_recharge FROM PUBLIC;
