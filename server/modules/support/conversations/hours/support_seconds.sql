-- For how many seconds customer service was open between two instants. Locks nothing.
-- after: platform_zone, setting_json, support_day
DROP FUNCTION IF EXISTS support_seconds;
CREATE FUNCTION support_seconds(p_from timestamptz, p_to timestamptz) RETURNS int
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(round(sum(greatest(0, extract(epoch FROM least(p_to, h.closes) - greatest(p_from, h.opens))))
    FILTER (WHERE h.opens IS NOT NULL))::int, 0)
  FROM generate_series(0, (p_to AT TIME ZONE platform_zone())::date - (p_from AT TIME ZONE platform_zone())::date) n,
    support_day(setting_json('supportWeek'), (p_from AT TIME ZONE platform_zone())::date + n) h
$$;
REVOKE ALL ON FUNCTION support_seconds FROM PUBLIC;
