-- When customer service opens next; NULL while it is open. `supportWeek` holds for each day of the platform's week, Monday
-- first, from when to when, or null for a day off. At least one
-- day has hours: `setting_fits` takes no week without. Locks nothing.
-- after: platform_zone, setting_json
DROP FUNCTION IF EXISTS support_opening;
CREATE FUNCTION support_opening(p_at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN bool_or(p_at >= h.opens AND p_at < h.closes) THEN NULL
    ELSE min(h.opens) FILTER (WHERE h.opens > p_at) END
  FROM generate_series(0, 8) n,
    LATERAL (SELECT (p_at AT TIME ZONE platform_zone())::date + n AS day) d,
    LATERAL (SELECT setting_json('supportWeek') -> (extract(isodow FROM d.day)::int - 1) AS hours) w,
    LATERAL (SELECT (d.day + (w.hours ->> 0)::interval) AT TIME ZONE platform_zone() AS opens,
      (d.day + (w.hours ->> 1)::interval) AT TIME ZONE platform_zone() AS closes) h
  WHERE jsonb_typeof(w.hours) = 'array'
$$;
REVOKE ALL ON FUNCTION support_opening FROM PUBLIC;
GRANT EXECUTE ON FUNCTION support_opening TO tarn_app;
