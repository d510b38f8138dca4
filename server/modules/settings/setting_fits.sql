-- Whether a value may stand for a setting: the twin of `fitsSetting` in `schema/settings/fits.ts`. Locks nothing.
-- after: setting_hours_fit, setting_rules, setting_whole_fits
DROP FUNCTION IF EXISTS setting_fits;
CREATE FUNCTION setting_fits(p_key text, p_value jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE SET search_path = tarn, pg_temp AS $$
DECLARE
  r record;
  v_type text := jsonb_typeof(p_value);
  v_text text := p_value #>> '{}';
BEGIN
  SELECT * INTO r FROM setting_rules() s WHERE s.key = p_key;
  IF NOT FOUND OR p_value IS NULL THEN RETURN false; END IF;
  CASE r.kind
    WHEN 'TEXT' THEN
      RETURN v_type = 'string' AND v_text ~ '^\S(.*\S)?$' AND char_length(v_text) BETWEEN r.min AND r.max;
    WHEN 'FLAG' THEN RETURN v_type = 'boolean';
    WHEN 'CLOCK' THEN RETURN v_type = 'string' AND v_text ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$';
    WHEN 'WEEK' THEN
      IF v_type <> 'array' THEN RETURN false; END IF;
      RETURN jsonb_array_length(p_value) = 7
        AND (SELECT bool_and(setting_hours_fit(d.hours)) AND bool_or(jsonb_typeof(d.hours) = 'array')
          FROM jsonb_array_elements(p_value) d (hours));
    WHEN 'OFFICE' THEN
      IF v_type <> 'object' THEN RETURN v_type = 'null'; END IF;
      RETURN coalesce((SELECT array_agg(k ORDER BY k COLLATE "C") FROM jsonb_object_keys(p_value) k), '{}')
          = ARRAY['address', 'latitude', 'longitude']
        AND jsonb_typeof(p_value -> 'address') = 'string' AND p_value ->> 'address' ~ '^\S(.*\S)?$'
        AND char_length(p_value ->> 'address') BETWEEN r.min AND r.max
        AND jsonb_typeof(p_value -> 'latitude') = 'number' AND jsonb_typeof(p_value -> 'longitude') = 'number'
        AND abs((p_value ->> 'latitude')::numeric) <= 90 AND abs((p_value ->> 'longitude')::numeric) <= 180;
    WHEN 'LICENCES' THEN
      IF v_type <> 'array' THEN RETURN false; END IF;
      RETURN jsonb_array_length(p_value) <= 20 AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(p_value) e (line) WHERE jsonb_typeof(e.line) <> 'string'
          OR e.line #>> '{}' !~ '^\S(.*\S)?$' OR e.line #>> '{}' !~ '[0-9\uff10-\uff19\u0e50-\u0e59]'
          OR char_length(e.line #>> '{}') NOT BETWEEN r.min AND r.max);
    WHEN 'MONEYS', 'COUNTS' THEN
      IF v_type <> 'array' THEN RETURN false; END IF;
      RETURN jsonb_array_length(p_value) BETWEEN 1 AND 8
        AND (SELECT bool_and(setting_whole_fits(e.n, r.min, r.max)) FROM jsonb_array_elements(p_value) e (n))
        AND p_value = (SELECT jsonb_agg(DISTINCT e.n) FROM jsonb_array_elements(p_value) e (n));
    ELSE RETURN setting_whole_fits(p_value, r.min, r.max);
  END CASE;
END $$;
REVOKE ALL ON FUNCTION setting_fits FROM PUBLIC;
