-- Puts the open periods worked out from a calendar in place of those it had: [{opensAt, closesAt}],
-- ascending, not touching one another; the words infinity and -infinity are instants too.
-- Locks: the calendar's row, so that two processes cannot mix theirs.
DROP FUNCTION IF EXISTS replace_open_periods;
CREATE FUNCTION replace_open_periods(p_calendar bigint, p_periods jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM FROM trading_calendar c WHERE c.id = p_calendar FOR UPDATE;
  DELETE FROM open_period s WHERE s.calendar_id = p_calendar;
  INSERT INTO open_period (calendar_id, opens_at, closes_at)
  SELECT p_calendar, s."opensAt", s."closesAt"
  FROM jsonb_to_recordset(p_periods) AS s ("opensAt" timestamptz, "closesAt" timestamptz);
END $$;
REVOKE ALL ON FUNCTION replace_open_periods FROM PUBLIC;
GRANT EXECUTE ON FUNCTION replace_open_periods TO tarn_app;
