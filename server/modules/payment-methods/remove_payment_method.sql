-- Puts a payment method of a user away, by the kept hash of the fund password that they proved to know. The user is
-- told in the inbox.
-- Answers OK, FUND_PASSWORD_WRONG (changed meanwhile), TARGET_NOT_FOUND or BINDING_IN_USE.
-- Locks: the user's row; the payment method.
-- after: fund_password_stands, lock_user_row, locked_payment_method, payment_method_in_use, send_message
DROP FUNCTION IF EXISTS remove_payment_method;
CREATE FUNCTION remove_payment_method(p_user bigint, p_id bigint, p_fund_hash text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  m payment_method;
BEGIN
  PERFORM lock_user_row(p_user);
  IF NOT fund_password_stands(p_user, p_fund_hash) THEN RETURN 'FUND_PASSWORD_WRONG'; END IF;
  m := locked_payment_method(p_user, p_id);
  IF m.id IS NULL THEN RETURN 'TARGET_NOT_FOUND'; END IF;
  IF payment_method_in_use(m.id) THEN RETURN 'BINDING_IN_USE'; END IF;
  UPDATE payment_method q SET deleted_at = tarn_now(), is_default = false WHERE q.id = m.id;
  PERFORM send_message(p_user, 'PAYMENT_METHOD_DELETED', 'payment-method/' || m.id,
    jsonb_build_object('target', m.masked));
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION remove_payment_method FROM PUBLIC;
GRANT EXECUTE ON FUNCTION remove_payment_method TO tarn_app;
