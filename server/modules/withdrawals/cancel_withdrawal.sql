-- Cancels a user's own withdrawal that nobody of the staff has taken, and returns the whole amount.
-- Answers OK, REQUEST_NOT_FOUND (somebody else's too), REQUEST_TAKEN while staff are at it, or ALREADY_DECIDED.
-- Locks: the review; the request; purses by ascending id.
-- after: cancel_review, return_withdrawal
DROP FUNCTION IF EXISTS cancel_withdrawal;
CREATE FUNCTION cancel_withdrawal(p_user bigint, p_withdrawal bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_cancelled text;
BEGIN
  v_cancelled := cancel_review('WITHDRAWAL', p_withdrawal, p_user);
  IF v_cancelled = 'OK' THEN PERFORM return_withdrawal(p_withdrawal); END IF;
  RETURN v_cancelled;
END $$;
REVOKE ALL ON FUNCTION cancel_withdrawal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION cancel_withdrawal TO tarn_app;
