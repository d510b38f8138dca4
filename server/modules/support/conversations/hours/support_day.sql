-- From when to when customer service is open on a day of the platform; NULLs on a day off. p_week: `supportWeek`, which
-- holds for each day of the week, Monday first, from when to when, or null for a day off. Locks nothing.
-- after: platform_zone
DROP FUNCTION IF EXISTS support_day;
CREATE FUNCTION support_day(p_week jsonb, p_day date, OUT opens timestamptz, OUT closes timestamptz)
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT (p_day + (h.hours ->> 0)::interval) AT TIME ZONE platform_zone(),
    (p_day + (h.hours ->> 1)::interval) AT TIME ZONE platform_zone()
  FROM (SELECT p_week -> (extract(isodow FROM p_day)::int - 1) AS hours) h
$$;
REVOKE ALL ON FUNCTION support_day FROM PUBLIC;
