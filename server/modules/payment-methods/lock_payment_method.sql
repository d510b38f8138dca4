-- A user's payment method that stands, kept from being deleted until the transaction ends; NULL for what is
-- another's, deleted or not there. For what pays out to it. Locks: the payment method, shared.
DROP FUNCTION IF EXISTS lock_payment_method;
CREATE FUNCTION lock_payment_method(p_user bigint, p_id bigint) RETURNS payment_method
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  SELECT m.* FROM payment_method m
  WHERE m.id = p_id AND m.user_id = p_user AND m.deleted_at IS NULL FOR SHARE
$$;
REVOKE ALL ON FUNCTION lock_payment_method FROM PUBLIC;
