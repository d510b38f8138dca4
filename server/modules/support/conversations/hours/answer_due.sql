-- Until when an answer is promised to a question of this moment: outside the hours the time runs from the opening.
-- Locks nothing.
-- after: setting_number, support_opening
DROP FUNCTION IF EXISTS answer_due;
CREATE FUNCTION answer_due() RETURNS timestamptz
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(support_opening(tarn_now()), tarn_now()) + make_interval(mins => setting_number('answerMinutes')::int)
$$;
REVOKE ALL ON FUNCTION answer_due FROM PUBLIC;
