-- Whether two users have, or had, a payment method in common: one number, one account, one address. Locks nothing.
DROP FUNCTION IF EXISTS shares_payment_method;
CREATE FUNCTION shares_payment_method(p_user bigint, p_other bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM payment_method m JOIN payment_method o ON o.number_hash = m.number_hash
    WHERE m.user_id = p_user AND o.user_id = p_other)
$$;
REVOKE ALL ON FUNCTION shares_payment_method FROM PUBLIC;
