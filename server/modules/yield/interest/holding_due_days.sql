-- How many 00:00 have passed at an instant, of those a holding earns by, that are not booked yet. A day of the
-- holding's zone begins with its 00:00, so their count is that of the days between.
DROP FUNCTION IF EXISTS holding_due_days;
CREATE FUNCTION holding_due_days(h yield_holding, p_at timestamptz) RETURNS int
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN h.state IN ('EARNING', 'NEEDS_TOPUP') THEN greatest(0, least(h.days,
    (least(p_at, h.matures_at) AT TIME ZONE h.zone)::date - h.started_on) - h.days_booked) ELSE 0 END
$$;
REVOKE ALL ON FUNCTION holding_due_days FROM PUBLIC;
