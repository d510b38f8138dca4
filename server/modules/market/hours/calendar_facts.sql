-- The hours of a market in words, as its versions and the audit log keep them. Locks nothing.
-- after: hours_text
DROP FUNCTION IF EXISTS calendar_facts;
CREATE FUNCTION calendar_facts(p_week jsonb, p_holidays jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT jsonb_build_object('mon', hours_text(p_week -> 'mon'), 'tue', hours_text(p_week -> 'tue'),
    'wed', hours_text(p_week -> 'wed'), 'thu', hours_text(p_week -> 'thu'), 'fri', hours_text(p_week -> 'fri'),
    'sat', hours_text(p_week -> 'sat'), 'sun', hours_text(p_week -> 'sun'), 'holidays', (
      SELECT coalesce(jsonb_object_agg(d.key, hours_text(d.value)), '{}') FROM jsonb_each(p_holidays) d))
$$;
REVOKE ALL ON FUNCTION calendar_facts FROM PUBLIC;
