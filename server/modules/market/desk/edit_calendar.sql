-- Gives a market another week and other holidays, from this moment on: its open periods follow in the same
-- transaction. With the version and the audit entry. p_seen: the newest version that whoever asks has read, 0 for none.
-- A contract that runs ends as it was agreed: hours that would close its market before are refused.
-- Answers OK; else PARAM_INVALID (no such calendar), CHANGED_MEANWHILE, NOTHING_CHANGES, or CONTRACTS_OPEN and the last
-- expiry. Raises for whoever is no administrator, and for hours that overlap.
-- Locks: the calendar, then the quote locks of its instruments, alone, by ascending id: nobody opens a contract
-- meanwhile.
-- after: audit_write, calendar_facts, calendar_holidays, last_expiry, lock_market, newest_version, note_version, open_periods_of, renew_open_periods, staff_is_admin
DROP FUNCTION IF EXISTS edit_calendar;
CREATE FUNCTION edit_calendar(
  p_staff bigint, p_calendar bigint, p_week jsonb, p_holidays jsonb, p_seen bigint, p_reason text, p_source text,
  OUT status text, OUT until timestamptz
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_calendar trading_calendar;
  f jsonb;
  b jsonb;
  v_before jsonb;
  v_after jsonb;
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT c.* INTO v_calendar FROM trading_calendar c WHERE c.id = p_calendar FOR NO KEY UPDATE;
  IF NOT FOUND THEN status := 'PARAM_INVALID'; RETURN; END IF;
  IF newest_version(p_calendar, NULL) <> p_seen THEN status := 'CHANGED_MEANWHILE'; RETURN; END IF;
  b := calendar_facts(v_calendar.week, calendar_holidays(p_calendar));
  f := calendar_facts(p_week, p_holidays);
  IF b = f THEN status := 'NOTHING_CHANGES'; RETURN; END IF;

  PERFORM lock_market(i.id) FROM (SELECT o.id FROM instrument o WHERE o.calendar_id = p_calendar ORDER BY o.id) i;
  until := last_expiry(ARRAY(SELECT i.id FROM instrument i WHERE i.calendar_id = p_calendar));
  IF until IS NOT NULL AND NOT EXISTS (
      SELECT FROM open_periods_of(v_calendar.timezone, p_week, p_holidays) p
      WHERE p.opens_at <= tarn_now() AND p.closes_at > until) THEN
    status := 'CONTRACTS_OPEN';
    RETURN;
  END IF;
  UPDATE trading_calendar SET week = p_week WHERE id = p_calendar;
  DELETE FROM trading_holiday h WHERE h.calendar_id = p_calendar;
  INSERT INTO trading_holiday (calendar_id, day, open_hours)
    SELECT p_calendar, d.key::date, d.value FROM jsonb_each(p_holidays) d;
  PERFORM renew_open_periods(p_calendar);

  v_before := jsonb_build_object('mon', b ->> 'mon', 'tue', b ->> 'tue', 'wed', b ->> 'wed', 'thu', b ->> 'thu',
    'fri', b ->> 'fri', 'sat', b ->> 'sat', 'sun', b ->> 'sun', 'holidays', b -> 'holidays');
  v_after := v_before || f;
  PERFORM note_version('CALENDAR', p_calendar, p_staff, p_reason, v_before, v_after);
  PERFORM audit_write('staff/' || p_staff, 'calendar.change', 'calendar/' || p_calendar, v_before, v_after, p_reason,
    p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION edit_calendar FROM PUBLIC;
GRANT EXECUTE ON FUNCTION edit_calendar TO tarn_app;
