-- Puts the sessions worked out from a calendar in place of those it had: [{opensAt, closesAt}],
-- ascending, not touching one another; the words infinity and -infinity are instants too.
-- Locks: the calendar's row, so that two processes cannot mix theirs.
DROP FUNCTION IF EXISTS replace_sessions;
CREATE FUNCTION replace_sessions(p_calendar bigint, p_sessions jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM FROM trading_calendar c WHERE c.id = p_calendar FOR UPDATE;
  DELETE FROM trading_session s WHERE s.calendar_id = p_calendar;
  INSERT INTO trading_session (calendar_id, opens_at, closes_at)
  SELECT p_calendar, s."opensAt", s."closesAt"
  FROM jsonb_to_recordset(p_sessions) AS s ("opensAt" timestamptz, "closesAt" timestamptz);
END $$;
REVOKE ALL ON FUNCTION replace_sessions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION replace_sessions TO tarn_app;
