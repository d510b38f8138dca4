-- Who else of staff is signed in and holds nothing: whom a conversation may be handed to. Locks nothing.
-- after: staff_holds, staff_there
DROP FUNCTION IF EXISTS chat_colleagues;
CREATE FUNCTION chat_colleagues(p_staff bigint) RETURNS TABLE (id bigint, name text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT s.id, s.name FROM staff_there() s WHERE s.id <> p_staff AND NOT staff_holds(s.id) LIMIT 50
$$;
REVOKE ALL ON FUNCTION chat_colleagues FROM PUBLIC;
GRANT EXECUTE ON FUNCTION chat_colleagues TO tarn_app;
