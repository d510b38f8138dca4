-- When nothing was left to come of a request for other verified data: refused, stopped, confirmed, or lapsed a week
-- after it was ready. NULL before that, and for a version that no request asks for. Locks nothing.
-- after: help_ready_at
DROP FUNCTION IF EXISTS change_over_at;
CREATE FUNCTION change_over_at(p_change bigint) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN h.closed_at IS NOT NULL THEN h.closed_at
    WHEN help_ready_at(h) < tarn_now() - interval '7 days' THEN help_ready_at(h) + interval '7 days' END
  FROM help_request h WHERE h.change_id = p_change
$$;
REVOKE ALL ON FUNCTION change_over_at FROM PUBLIC;
