-- Hours of a day as people read them: 09:30–13:00, 14:00–16:00; a dash where it is closed. Locks nothing.
DROP FUNCTION IF EXISTS hours_text;
CREATE FUNCTION hours_text(p_hours jsonb) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT coalesce(string_agg((h.hours ->> 0) || '–' || (h.hours ->> 1), ', ' ORDER BY h.place), '–')
  FROM jsonb_array_elements(coalesce(p_hours, '[]')) WITH ORDINALITY h (hours, place)
$$;
REVOKE ALL ON FUNCTION hours_text FROM PUBLIC;
