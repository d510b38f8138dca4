-- The verification with this number; NULL when there is none. Locks nothing.
DROP FUNCTION IF EXISTS verification_called;
CREATE FUNCTION verification_called(p_number text) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT r.id FROM verification r WHERE r.number = p_number
$$;
REVOKE ALL ON FUNCTION verification_called FROM PUBLIC;
GRANT EXECUTE ON FUNCTION verification_called TO tarn_app;
