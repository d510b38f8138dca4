-- The open periods of a market's own days from one to another, both included, ascending: half open, in UTC. Hours of
-- a day are pairs of HH:MM in the zone, 24:00 is the end of the day; a holiday's replace those of the week. Hours that
-- meet, also across midnight, are one open period. Daylight saving follows the zone's rules: a time that clocks skip
-- or show twice is read in standard time. Locks nothing.
DROP FUNCTION IF EXISTS open_periods_between;
CREATE FUNCTION open_periods_between(p_zone text, p_week jsonb, p_holidays jsonb, p_from date, p_to date)
RETURNS TABLE (opens_at timestamptz, closes_at timestamptz)
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  WITH days AS (
    SELECT p_from + n AS day FROM generate_series(0, p_to - p_from) n
  ), hours AS (
    SELECT (d.day + (h ->> 0)::time) AT TIME ZONE p_zone AS opens, (d.day + (h ->> 1)::time) AT TIME ZONE p_zone AS closes
    FROM days d CROSS JOIN LATERAL jsonb_array_elements(coalesce(p_holidays -> to_char(d.day, 'YYYY-MM-DD'),
      p_week -> (ARRAY['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])[1 + extract(dow FROM d.day)::int], '[]')) h
  ), begun AS (
    SELECT h.*, h.opens > max(h.closes) OVER (ORDER BY h.opens ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
      IS NOT FALSE AS begins
    FROM hours h WHERE h.closes > h.opens
  ), counted AS (
    SELECT b.*, count(*) FILTER (WHERE b.begins) OVER (ORDER BY b.opens) AS n FROM begun b
  )
  SELECT min(c.opens), max(c.closes) FROM counted c GROUP BY c.n ORDER BY 1
$$;
REVOKE ALL ON FUNCTION open_periods_between FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_periods_between TO tarn_app;
