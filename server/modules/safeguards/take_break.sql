-- Begins a break of a user: HOURS_24, DAYS_7, DAYS_30 or FOR_GOOD, from now. One that would end before a break that
-- lasts is not written: nothing shortens a break. p_session: an open session of that user, else it breaks
-- safeguard_by_its_user. Locks: the user.
-- after: lock_user_row
DROP FUNCTION IF EXISTS take_break;
CREATE FUNCTION take_break(p_user bigint, p_session bigint, p_length text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_now timestamptz;
  v_until timestamptz;
BEGIN
  PERFORM lock_user_row(p_user);
  v_now := tarn_now();
  v_until := CASE p_length WHEN 'HOURS_24' THEN v_now + interval '24 hours'
    WHEN 'DAYS_7' THEN v_now + interval '168 hours' WHEN 'DAYS_30' THEN v_now + interval '720 hours'
    ELSE 'infinity' END;
  IF NOT EXISTS (SELECT FROM trading_break b WHERE b.user_id = p_user AND b.until >= v_until) THEN
    INSERT INTO trading_break (user_id, session_id, length, began_at, until)
      VALUES (p_user, p_session, p_length, v_now, v_until);
  END IF;
END $$;
REVOKE ALL ON FUNCTION take_break FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_break TO tarn_app;
