-- When customer service opens next; NULL while it is open. At least one day has hours: `setting_fits` takes no week without.
-- Locks nothing.
-- after: platform_zone, setting_json, support_day
DROP FUNCTION IF EXISTS support_opening;
CREATE FUNCTION support_opening(p_at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN bool_or(p_at >= h.opens AND p_at < h.closes) THEN NULL
    ELSE min(h.opens) FILTER (WHERE h.opens > p_at) END
  FROM generate_series(0, 8) n,
    support_day(setting_json('supportWeek'), (p_at AT TIME ZONE platform_zone())::date + n) h
$$;
REVOKE ALL ON FUNCTION support_opening FROM PUBLIC;
GRANT EXECUTE ON FUNCTION support_opening TO tarn_app;
