-- In how many minutes of the platform's day on which an instant lies a user was there; with p_there the minute of the
-- instant is one of them, for whoever asks is there now. A copy opens for somebody who may be elsewhere. Locks nothing.
-- after: platform_day
DROP FUNCTION IF EXISTS session_minutes;
CREATE FUNCTION session_minutes(p_user bigint, p_at timestamptz, p_there boolean DEFAULT true) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT coalesce((SELECT d.minutes + (p_there AND d.last_minute < date_trunc('minute', p_at))::int
    FROM session_day d WHERE d.user_id = p_user AND d.day = platform_day(p_at)), p_there::int)
$$;
REVOKE ALL ON FUNCTION session_minutes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION session_minutes TO tarn_app;
