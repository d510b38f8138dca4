-- The conversation with this number; NULL where there is none. Locks nothing.
DROP FUNCTION IF EXISTS conversation_called;
CREATE FUNCTION conversation_called(p_number text) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT c.id FROM conversation c WHERE c.number = p_number
$$;
REVOKE ALL ON FUNCTION conversation_called FROM PUBLIC;
GRANT EXECUTE ON FUNCTION conversation_called TO tarn_app;
