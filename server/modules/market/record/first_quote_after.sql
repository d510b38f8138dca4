-- When the first quote after an instant was recorded, of whichever instrument; NULL where there is none. Locks nothing.
DROP FUNCTION IF EXISTS first_quote_after;
CREATE FUNCTION first_quote_after(p_at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT min(f.at) FROM instrument i CROSS JOIN LATERAL (
    SELECT q.at FROM quote q WHERE q.instrument_id = i.id AND q.at > p_at ORDER BY q.at, q.seq LIMIT 1) f
$$;
REVOKE ALL ON FUNCTION first_quote_after FROM PUBLIC;
