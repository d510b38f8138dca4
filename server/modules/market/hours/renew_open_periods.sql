-- Works out the open periods of a calendar from its own week and holidays, in place of those it had: nobody brings them
-- along. Locks: the calendar's row, so that two processes cannot mix theirs.
-- after: calendar_holidays, open_periods_of
DROP FUNCTION IF EXISTS renew_open_periods;
CREATE FUNCTION renew_open_periods(p_calendar bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM FROM trading_calendar c WHERE c.id = p_calendar FOR NO KEY UPDATE;
  DELETE FROM open_period o WHERE o.calendar_id = p_calendar;
  INSERT INTO open_period (calendar_id, opens_at, closes_at)
    SELECT c.id, p.opens_at, p.closes_at
    FROM trading_calendar c, open_periods_of(c.timezone, c.week, calendar_holidays(c.id)) p WHERE c.id = p_calendar;
END $$;
REVOKE ALL ON FUNCTION renew_open_periods FROM PUBLIC;
GRANT EXECUTE ON FUNCTION renew_open_periods TO tarn_app;
