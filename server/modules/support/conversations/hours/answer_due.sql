-- Until when an answer is promised to a question of that moment: the promised minutes run while customer service is open,
-- over as many days as they need. Locks nothing.
-- after: platform_zone, setting_json, setting_number, support_day
DROP FUNCTION IF EXISTS answer_due;
CREATE FUNCTION answer_due(p_at timestamptz) RETURNS timestamptz
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_today date := (p_at AT TIME ZONE platform_zone())::date;
  v_week jsonb := setting_json('supportWeek');
  v_left numeric := setting_number('answerMinutes') * 60;
  v_from timestamptz;
  v_open numeric;
  h record;
BEGIN
  -- A day of minutes in a week of one: longer no promise takes.
  FOR n IN 0..10500 LOOP
    h := support_day(v_week, v_today + n);
    v_from := greatest(h.opens, p_at);
    v_open := extract(epoch FROM h.closes - v_from);
    IF v_open >= v_left THEN RETURN v_from + make_interval(secs => v_left); END IF;
    IF v_open > 0 THEN v_left := v_left - v_open; END IF;
  END LOOP;
  RETURN p_at + make_interval(secs => v_left);
END $$;
REVOKE ALL ON FUNCTION answer_due FROM PUBLIC;
GRANT EXECUTE ON FUNCTION answer_due TO tarn_app;
