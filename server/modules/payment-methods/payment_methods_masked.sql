-- How people know these payment methods: the number with stars in the middle. Locks nothing.
DROP FUNCTION IF EXISTS payment_methods_masked;
CREATE FUNCTION payment_methods_masked(p_ids bigint[]) RETURNS TABLE (id bigint, masked text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT m.id, m.masked FROM payment_method m WHERE m.id = ANY (p_ids)
$$;
REVOKE ALL ON FUNCTION payment_methods_masked FROM PUBLIC;
GRANT EXECUTE ON FUNCTION payment_methods_masked TO tarn_app;
