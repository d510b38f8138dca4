-- What settling a holding now pays, in whole cents: interest of the whole time (accrued), what an early stop takes
-- off it (its stated basis points, rounded down, and never what was paid out before), and the interest paid by
-- settling. Every 00:00 that has passed counts, booked or not. Locks nothing.
-- after: holding_due_days, yield_interest
DROP FUNCTION IF EXISTS holding_outcome;
CREATE FUNCTION holding_outcome(h yield_holding, p_at timestamptz, OUT accrued bigint, OUT reduction bigint, OUT interest bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT a.accrued, a.reduction, a.accrued - a.reduction - a.paid FROM (
    SELECT n.accrued, n.paid, CASE WHEN h.state IN ('EARNING', 'NEEDS_TOPUP') AND p_at < h.matures_at
      THEN least(n.accrued * h.reduction_bp / 10000, n.accrued - n.paid) ELSE 0 END AS reduction
    FROM (SELECT yield_interest(h.annual_ppm, h.principal_days + d.n * h.principal) AS accrued, h.paid
        + CASE h.dividend WHEN 'DAILY' THEN d.n * yield_interest(h.annual_ppm, h.principal) ELSE 0 END AS paid
      FROM (SELECT holding_due_days(h, p_at) AS n) d) n) a
$$;
REVOKE ALL ON FUNCTION holding_outcome FROM PUBLIC;
GRANT EXECUTE ON FUNCTION holding_outcome TO tarn_app;
