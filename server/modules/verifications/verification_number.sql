-- The number by which people know a verification. Locks nothing.
DROP FUNCTION IF EXISTS verification_number;
CREATE FUNCTION verification_number(p_verification bigint) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT r.number FROM verification r WHERE r.id = p_verification
$$;
REVOKE ALL ON FUNCTION verification_number FROM PUBLIC;
GRANT EXECUTE ON FUNCTION verification_number TO tarn_app;
