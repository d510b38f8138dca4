-- What a project is called in the language of a user. Locks nothing.
-- after: user_language
DROP FUNCTION IF EXISTS holding_title;
CREATE FUNCTION holding_title(p_terms bigint, p_user bigint) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT t.titles ->> user_language(p_user) FROM yield_terms t WHERE t.id = p_terms
$$;
REVOKE ALL ON FUNCTION holding_title FROM PUBLIC;
