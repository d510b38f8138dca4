-- Tells a user in the inbox how their verification ended. For tell_decision, in the transaction of the effect.
-- after: send_message
DROP FUNCTION IF EXISTS tell_verification;
CREATE FUNCTION tell_verification(p_verification bigint, p_reason text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r verification;
BEGIN
  SELECT q.* INTO STRICT r FROM verification q WHERE q.id = p_verification;
  IF r.verified_at IS NOT NULL THEN
    PERFORM send_message(r.user_id, 'CERTIFIED', 'verification/' || r.id, '{}');
  ELSE
    PERFORM send_message(r.user_id, 'VERIFICATION_REFUSED', 'verification/' || r.id,
      jsonb_build_object('reason', coalesce(p_reason, '')));
  END IF;
END $$;
REVOKE ALL ON FUNCTION tell_verification FROM PUBLIC;
