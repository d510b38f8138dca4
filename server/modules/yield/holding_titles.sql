-- What a project is called, by language: messages keep all, and are read in the one that is chosen by then. Locks nothing.
DROP FUNCTION IF EXISTS holding_titles;
CREATE FUNCTION holding_titles(p_terms bigint) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT t.titles FROM yield_terms t WHERE t.id = p_terms
$$;
REVOKE ALL ON FUNCTION holding_titles FROM PUBLIC;
