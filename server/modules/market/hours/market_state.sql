-- Whether an instrument trades at an instant. OPEN carries the end of the running open period (infinity
-- where a market never closes); NON_TRADING (a day, in the market's time zone, that has an open period)
-- and CLOSED (one that has none) carry the next opening when one is known; PROHIBITED carries
-- neither. All null for an unknown instrument. Locks nothing; an open market costs two probes.
-- after: open_until
DROP FUNCTION IF EXISTS market_state;
CREATE FUNCTION market_state(
  p_instrument bigint, p_at timestamptz,
  OUT state text, OUT closes_at timestamptz, OUT opens_at timestamptz
) LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
DECLARE
  v_calendar bigint;
  v_prohibited boolean;
  v_zone text;
  v_day timestamp;
BEGIN
  SELECT i.calendar_id, i.prohibited INTO v_calendar, v_prohibited
    FROM instrument i WHERE i.id = p_instrument;
  IF NOT FOUND THEN RETURN; END IF;
  IF v_prohibited THEN
    state := 'PROHIBITED';
    RETURN;
  END IF;
  SELECT o.closes_at INTO closes_at FROM open_until(v_calendar, p_at) o;
  IF FOUND THEN
    state := 'OPEN';
    RETURN;
  END IF;

  SELECT min(s.opens_at) INTO opens_at FROM open_period s
    WHERE s.calendar_id = v_calendar AND s.opens_at > p_at;
  SELECT c.timezone INTO v_zone FROM trading_calendar c WHERE c.id = v_calendar;
  v_day := date_trunc('day', p_at AT TIME ZONE v_zone);
  state := CASE WHEN EXISTS (
    SELECT FROM open_period s WHERE s.calendar_id = v_calendar
      AND s.opens_at < (v_day + interval '1 day') AT TIME ZONE v_zone
      AND s.closes_at > v_day AT TIME ZONE v_zone
  ) THEN 'NON_TRADING' ELSE 'CLOSED' END;
END $$;
REVOKE ALL ON FUNCTION market_state FROM PUBLIC;
GRANT EXECUTE ON FUNCTION market_state TO tarn_app;
