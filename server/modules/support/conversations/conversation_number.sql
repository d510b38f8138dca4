-- The number by which people know a conversation. Locks nothing.
DROP FUNCTION IF EXISTS conversation_number;
CREATE FUNCTION conversation_number(p_conversation bigint) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT c.number FROM conversation c WHERE c.id = p_conversation
$$;
REVOKE ALL ON FUNCTION conversation_number FROM PUBLIC;
