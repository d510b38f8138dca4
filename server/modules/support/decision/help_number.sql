-- The number by which people know a help request. Locks nothing.
DROP FUNCTION IF EXISTS help_number;
CREATE FUNCTION help_number(p_request bigint) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT h.number FROM help_request h WHERE h.id = p_request
$$;
REVOKE ALL ON FUNCTION help_number FROM PUBLIC;
GRANT EXECUTE ON FUNCTION help_number TO tarn_app;
