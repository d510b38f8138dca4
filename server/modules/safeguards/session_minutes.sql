-- In how many minutes of the platform's day on which an instant lies a user was there, the minute of the instant
-- included: whoever asks is there now. Locks nothing.
-- after: platform_day
DROP FUNCTION IF EXISTS session_minutes;
CREATE FUNCTION session_minutes(p_user bigint, p_at timestamptz) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT coalesce((SELECT d.minutes + (d.last_minute < date_trunc('minute', p_at))::int
    FROM session_day d WHERE d.user_id = p_user AND d.day = platform_day(p_at)), 1)
$$;
REVOKE ALL ON FUNCTION session_minutes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION session_minutes TO tarn_app;
