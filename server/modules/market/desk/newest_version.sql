-- The id of the newest version of a calendar or of an instrument, 0 for none. Locks nothing.
DROP FUNCTION IF EXISTS newest_version;
CREATE FUNCTION newest_version(p_calendar bigint, p_instrument bigint) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(CASE WHEN p_calendar IS NOT NULL
    THEN (SELECT max(v.id) FROM market_version v WHERE v.calendar_id = p_calendar)
    ELSE (SELECT max(v.id) FROM market_version v WHERE v.instrument_id = p_instrument) END, 0)
$$;
REVOKE ALL ON FUNCTION newest_version FROM PUBLIC;
