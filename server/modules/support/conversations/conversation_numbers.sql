-- The numbers by which people know conversations, by id. Locks nothing.
-- after: conversation_number
DROP FUNCTION IF EXISTS conversation_numbers;
CREATE FUNCTION conversation_numbers(p_ids text[]) RETURNS TABLE (id text, name text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT u.id, conversation_number(u.id::bigint) FROM unnest(p_ids) u (id)
$$;
REVOKE ALL ON FUNCTION conversation_numbers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION conversation_numbers TO tarn_app;
