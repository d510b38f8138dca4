-- Whose payment method this is, or was; NULL where there is none. Locks nothing.
DROP FUNCTION IF EXISTS payment_method_user;
CREATE FUNCTION payment_method_user(p_id bigint) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT m.user_id FROM payment_method m WHERE m.id = p_id
$$;
REVOKE ALL ON FUNCTION payment_method_user FROM PUBLIC;
