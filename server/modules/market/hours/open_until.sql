-- Until when the open period lasts in which an instant lies: no row where it lies in none. One probe. Locks nothing.
-- Without settings of its own, so that it is inlined.
DROP FUNCTION IF EXISTS open_until;
CREATE FUNCTION open_until(p_calendar bigint, p_at timestamptz) RETURNS TABLE (closes_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT p.closes_at FROM (SELECT s.closes_at FROM open_period s
    WHERE s.calendar_id = p_calendar AND s.opens_at <= p_at ORDER BY s.opens_at DESC LIMIT 1) p
  WHERE p.closes_at > p_at
$$;
REVOKE ALL ON FUNCTION open_until FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_until TO tarn_app;
