-- A user's payment method that stands, locked for a change; NULL for what is another's, deleted or not there.
-- Locks: the payment method.
DROP FUNCTION IF EXISTS locked_payment_method;
CREATE FUNCTION locked_payment_method(p_user bigint, p_id bigint) RETURNS payment_method
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  SELECT m.* FROM payment_method m
  WHERE m.id = p_id AND m.user_id = p_user AND m.deleted_at IS NULL FOR UPDATE
$$;
REVOKE ALL ON FUNCTION locked_payment_method FROM PUBLIC;
