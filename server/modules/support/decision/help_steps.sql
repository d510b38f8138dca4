-- The identity steps that stand before an approval of a kind. schema/help.ts says the same; a test compares them.
DROP FUNCTION IF EXISTS help_steps;
CREATE FUNCTION help_steps(p_kind text) RETURNS text[]
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE p_kind WHEN 'APPEAL' THEN '{}'::text[]
    WHEN 'INFO_CHANGE' THEN ARRAY['CONTACT_ANSWERED', 'PERSON_RECOGNISED']
    ELSE ARRAY['CONTACT_ANSWERED', 'PERSON_RECOGNISED', 'ACTIVITY_KNOWN'] END
$$;
REVOKE ALL ON FUNCTION help_steps FROM PUBLIC;
GRANT EXECUTE ON FUNCTION help_steps TO tarn_app;
