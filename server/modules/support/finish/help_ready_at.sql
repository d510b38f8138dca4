-- From when a user confirms what was approved: a day after it was approved and after it was announced on the old channel;
-- while no notice went out, a day from now. NULL where nothing waits for its user. Locks nothing.
DROP FUNCTION IF EXISTS help_ready_at;
CREATE FUNCTION help_ready_at(h help_request) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN h.ready_at IS NOT NULL THEN greatest(h.ready_at,
    coalesce(h.noticed_at, CASE WHEN h.closed_at IS NULL THEN tarn_now() END) + interval '24 hours') END
$$;
REVOKE ALL ON FUNCTION help_ready_at FROM PUBLIC;
