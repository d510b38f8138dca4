-- Makes a payment method of a user their default, by the kept hash of the fund password that they proved to know.
-- Answers OK, FUND_PASSWORD_WRONG (changed meanwhile) or TARGET_NOT_FOUND.
-- Locks: the user's row; the payment methods.
-- after: fund_password_stands, lock_user_row, locked_payment_method
DROP FUNCTION IF EXISTS set_default_payment_method;
CREATE FUNCTION set_default_payment_method(p_user bigint, p_id bigint, p_fund_hash text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  m payment_method;
BEGIN
  PERFORM lock_user_row(p_user);
  IF NOT fund_password_stands(p_user, p_fund_hash) THEN RETURN 'FUND_PASSWORD_WRONG'; END IF;
  m := locked_payment_method(p_user, p_id);
  IF m.id IS NULL THEN RETURN 'TARGET_NOT_FOUND'; END IF;
  UPDATE payment_method q SET is_default = false WHERE q.user_id = p_user AND q.is_default AND q.id <> m.id;
  UPDATE payment_method q SET is_default = true WHERE q.id = m.id;
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION set_default_payment_method FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_default_payment_method TO tarn_app;
