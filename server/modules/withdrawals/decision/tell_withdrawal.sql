-- Tells a user in the inbox how their withdrawal ended. For tell_decision, in the transaction of the effect.
-- after: send_message
DROP FUNCTION IF EXISTS tell_withdrawal;
CREATE FUNCTION tell_withdrawal(p_withdrawal bigint, p_reason text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r withdrawal;
BEGIN
  SELECT q.* INTO STRICT r FROM withdrawal q WHERE q.id = p_withdrawal;
  IF r.paid_at IS NOT NULL THEN
    PERFORM send_message(r.user_id, 'WITHDRAWAL_PAID', 'withdrawal/' || r.id,
      jsonb_build_object('amount', r.amount::text, 'credited', r.credited::text));
  ELSE
    PERFORM send_message(r.user_id, 'WITHDRAWAL_REFUSED', 'withdrawal/' || r.id,
      jsonb_build_object('amount', r.amount::text, 'reason', coalesce(p_reason, '')));
  END IF;
END $$;
REVOKE ALL ON FUNCTION tell_withdrawal FROM PUBLIC;
