-- The key of the next payment method: what is sealed for it is bound to its row before the row is there.
-- Locks nothing.
DROP FUNCTION IF EXISTS next_payment_method;
CREATE FUNCTION next_payment_method() RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT nextval(pg_get_serial_sequence('payment_method', 'id'))
$$;
REVOKE ALL ON FUNCTION next_payment_method FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_payment_method TO tarn_app;
