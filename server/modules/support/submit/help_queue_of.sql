-- The queue in which help of a kind waits. schema/help.ts says the same; a test compares them.
DROP FUNCTION IF EXISTS help_queue_of;
CREATE FUNCTION help_queue_of(p_kind text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN p_kind IN ('FUND_PASSWORD', 'SECOND_FACTOR') THEN 'PASSWORD_REQUEST' ELSE p_kind END
$$;
REVOKE ALL ON FUNCTION help_queue_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION help_queue_of TO tarn_app;
