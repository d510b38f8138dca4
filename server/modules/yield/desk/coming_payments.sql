-- What holders are to be paid up to an instant if nobody does anything, in minor units of USD: principal and interest
-- of what is due or ends by then, and the daily interest of the rest. Agreed top-ups due by then are counted beside it
-- and taken for not paid. Locks nothing.
-- after: holding_due_days, yield_interest
DROP FUNCTION IF EXISTS coming_payments;
CREATE FUNCTION coming_payments(p_until timestamptz, OUT payments bigint, OUT topups bigint, OUT topup_count int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(sum(CASE
      WHEN h.matures_at <= p_until
        THEN h.principal + yield_interest(h.annual_ppm, h.principal_days + n.nights * h.principal) - h.paid
      WHEN h.dividend = 'DAILY' THEN n.nights * yield_interest(h.annual_ppm, h.principal)
      ELSE 0 END), 0)::bigint,
    coalesce(sum(h.topup) FILTER (WHERE h.state = 'NEEDS_TOPUP' AND h.topup_due_at <= p_until), 0)::bigint,
    count(*) FILTER (WHERE h.state = 'NEEDS_TOPUP' AND h.topup_due_at <= p_until)::int
  FROM yield_holding h CROSS JOIN LATERAL (SELECT holding_due_days(h, p_until)::bigint AS nights) n
  WHERE h.state <> 'SETTLED'
$$;
REVOKE ALL ON FUNCTION coming_payments FROM PUBLIC;
GRANT EXECUTE ON FUNCTION coming_payments TO tarn_app;
