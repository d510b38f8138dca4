-- The list of a broadcast, by their ids in order; NULL where it is meant for no list. Locks nothing.
DROP FUNCTION IF EXISTS broadcast_readers;
CREATE FUNCTION broadcast_readers(p_facts jsonb) RETURNS bigint[]
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN p_facts ->> 'audience' = 'LIST' THEN ARRAY(
    SELECT r.id::bigint FROM jsonb_array_elements_text(p_facts -> 'readers') r (id) ORDER BY 1) END
$$;
REVOKE ALL ON FUNCTION broadcast_readers FROM PUBLIC;
