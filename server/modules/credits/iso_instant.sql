-- An instant as JavaScript writes it: `2026-12-01T00:00:00.000Z`. Locks nothing.
DROP FUNCTION IF EXISTS iso_instant;
CREATE FUNCTION iso_instant(p_at timestamptz) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
REVOKE ALL ON FUNCTION iso_instant FROM PUBLIC;
