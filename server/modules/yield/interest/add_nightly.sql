-- Adds to what the holdings of a daily project earn a night in a zone, minor units of USD, below zero for what no
-- longer earns; nothing for other projects. The caller holds the project's total. Locks: that row.
DROP FUNCTION IF EXISTS add_nightly;
CREATE FUNCTION add_nightly(p_project bigint, p_dividend text, p_zone text, p_interest bigint) RETURNS void
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  INSERT INTO yield_daily (project_id, zone, interest) SELECT p_project, p_zone, p_interest
    WHERE p_dividend = 'DAILY' AND p_interest <> 0
  ON CONFLICT (project_id, zone) DO UPDATE SET interest = yield_daily.interest + EXCLUDED.interest
$$;
REVOKE ALL ON FUNCTION add_nightly FROM PUBLIC;
