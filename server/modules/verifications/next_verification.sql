-- The key of the next verification: what is sealed for it is bound to its row before the row is there.
-- Locks nothing.
DROP FUNCTION IF EXISTS next_verification;
CREATE FUNCTION next_verification() RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT nextval(pg_get_serial_sequence('verification', 'id'))
$$;
REVOKE ALL ON FUNCTION next_verification FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_verification TO tarn_app;
