-- What holders are to be paid up to an instant if nobody does anything, in minor units of USD: principal and interest
-- of what is due or ends by then, and the daily interest of the rest. Agreed top-ups due by then are counted beside it
-- and taken for not paid. Only holdings to which time does something by then are read one by one, and those whose last
-- 00:00 is not booked yet; what the others pay a night is kept in yield_daily. Locks nothing.
-- after: holding_due_days, setting_number, yield_interest
DROP FUNCTION IF EXISTS coming_payments;
CREATE FUNCTION coming_payments(p_until timestamptz, OUT payments bigint, OUT topups bigint, OUT topup_count int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  WITH clock AS (
    SELECT tarn_now() AS at, make_interval(hours => setting_number('yieldSettleHours')::int) AS wait
  ), near AS MATERIALIZED (
    -- What is due acts later than it ended.
    SELECT h.state, h.dividend, h.zone, h.topup, h.matures_at, h.principal, h.paid, h.annual_ppm, h.principal_days,
      yield_interest(h.annual_ppm, h.principal) AS nightly, holding_due_days(h, p_until)::bigint AS nights
    FROM yield_holding h
    WHERE h.acts_at <= (SELECT greatest(p_until, c.at + c.wait) FROM clock c) AND h.matures_at <= p_until
  ), ends AS (
    SELECT coalesce(sum(n.principal + yield_interest(n.annual_ppm, n.principal_days + n.nights * n.principal)
        - n.paid), 0) AS amount,
      coalesce(sum(n.topup) FILTER (WHERE n.state = 'NEEDS_TOPUP'), 0) AS topups,
      count(*) FILTER (WHERE n.state = 'NEEDS_TOPUP') AS topup_count
    FROM near n
  ), nightly AS (
    SELECT k.zone, sum(k.interest) AS interest FROM (
      SELECT d.zone, d.interest FROM yield_daily d
      UNION ALL SELECT n.zone, -n.nightly FROM near n
        WHERE n.dividend = 'DAILY' AND n.state IN ('EARNING', 'NEEDS_TOPUP')) k
    GROUP BY k.zone
  ), rest AS (
    SELECT coalesce(sum(k.interest * ((p_until AT TIME ZONE k.zone)::date - (c.at AT TIME ZONE k.zone)::date)), 0) AS amount
    FROM nightly k, clock c
  ), late AS (
    SELECT coalesce(sum(holding_due_days(h, c.at)::bigint * yield_interest(h.annual_ppm, h.principal)), 0) AS amount
    FROM clock c, yield_holding h
    WHERE h.next_at <= c.at AND h.dividend = 'DAILY' AND h.matures_at > p_until
  )
  SELECT (e.amount + r.amount + l.amount)::bigint, e.topups::bigint, e.topup_count::int FROM ends e, rest r, late l
$$;
REVOKE ALL ON FUNCTION coming_payments FROM PUBLIC;
GRANT EXECUTE ON FUNCTION coming_payments TO tarn_app;
