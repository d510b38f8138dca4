-- How customer service stands for everybody: when it opens (NULL while it is open), the promised minutes until a first
-- answer, and the median seconds that first questions waited for the first answers of seven days, NULL without one. Both
-- count while customer service is open. Locks nothing.
-- after: setting_number, support_opening
DROP FUNCTION IF EXISTS chat_desk;
CREATE FUNCTION chat_desk(OUT opens_at timestamptz, OUT answer_minutes int, OUT wait_seconds int)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  -- Of one instant: asked of each row, the clock lets no index find them.
  v_since timestamptz := tarn_now() - interval '7 days';
BEGIN
  opens_at := support_opening(tarn_now());
  answer_minutes := setting_number('answerMinutes')::int;
  SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY c.wait_seconds))::int
    INTO wait_seconds FROM conversation c WHERE c.answered_at > v_since;
END $$;
REVOKE ALL ON FUNCTION chat_desk FROM PUBLIC;
GRANT EXECUTE ON FUNCTION chat_desk TO tarn_app;
