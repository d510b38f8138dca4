-- Whether a day of the week of a setting is one: from when to when, `HH:MM`, 24:00 its end, or null for a day off.
DROP FUNCTION IF EXISTS setting_hours_fit;
CREATE FUNCTION setting_hours_fit(p_hours jsonb) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE SET search_path = tarn, pg_temp AS $$
BEGIN
  IF jsonb_typeof(p_hours) <> 'array' THEN RETURN jsonb_typeof(p_hours) = 'null'; END IF;
  RETURN jsonb_array_length(p_hours) = 2
    AND coalesce(p_hours ->> 0, '') ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'
    AND coalesce(p_hours ->> 1, '') ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'
    AND (p_hours ->> 0) COLLATE "C" < (p_hours ->> 1) COLLATE "C";
END $$;
REVOKE ALL ON FUNCTION setting_hours_fit FROM PUBLIC;
