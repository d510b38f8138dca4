-- Removes rates that expired a day ago and were not used. Answers how many. Locks: those rows.
DROP FUNCTION IF EXISTS forget_quotes;
CREATE FUNCTION forget_quotes() RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  WITH gone AS (
    DELETE FROM conversion WHERE converted_at IS NULL AND expires_at < tarn_now() - interval '1 day' RETURNING id)
  SELECT count(*) FROM gone
$$;
REVOKE ALL ON FUNCTION forget_quotes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_quotes TO tarn_app;
