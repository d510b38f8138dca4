-- The effect of a refusal, or of its user's cancelling: the whole amount is available again, once. For
-- apply_decision and cancel_withdrawal, which have locked the review; the table refuses it where neither
-- was. Locks: the request; purses by ascending id.
-- after: end_withdrawal
DROP FUNCTION IF EXISTS return_withdrawal;
CREATE FUNCTION return_withdrawal(p_withdrawal bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r withdrawal;
BEGIN
  SELECT q.* INTO STRICT r FROM withdrawal q WHERE q.id = p_withdrawal FOR UPDATE;
  IF r.paid_at IS NOT NULL OR r.returned_at IS NOT NULL THEN
    RAISE EXCEPTION 'withdrawal % has ended', p_withdrawal USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM end_withdrawal(r, false);
END $$;
REVOKE ALL ON FUNCTION return_withdrawal FROM PUBLIC;
