-- Books the 00:00 that have passed at p_at for these holdings, at most p_most of each: the interest of each day by itself,
-- rounded down; with dividend DAILY it is paid to available at once. The caller has locked the holdings. Answers
-- those it booked something for.
-- Locks: the projects' totals by ascending id; then purses by ascending id.
-- after: holding_due_days, ledger_write, lock_totals_of, purses_of, yield_interest, yield_promise, zone_day_start
DROP FUNCTION IF EXISTS accrue_holding_set;
CREATE FUNCTION accrue_holding_set(p_holdings bigint[], p_most int, p_at timestamptz) RETURNS TABLE (holding_id bigint, user_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  v_ids bigint[];
  v_days int[];
  v_kinds text[];
  v_keys text[];
  v_legs ledger_leg[];
BEGIN
  SELECT array_agg(d.id), array_agg(d.n) INTO v_ids, v_days FROM (
    SELECT h.id, least(holding_due_days(h, p_at), p_most) AS n
    FROM yield_holding h WHERE h.id = ANY (p_holdings) ORDER BY h.id) d WHERE d.n > 0;
  IF v_ids IS NULL THEN RETURN; END IF;
  PERFORM lock_totals_of(v_ids);
  INSERT INTO yield_day (holding_id, day, principal, amount)
    SELECT h.id, h.started_on + h.days_booked + k, h.principal, yield_interest(h.annual_ppm, h.principal)
    FROM unnest(v_ids, v_days) d (id, n) JOIN yield_holding h ON h.id = d.id
      CROSS JOIN LATERAL generate_series(1, d.n) k;
  SELECT array_agg('project.interest'::text ORDER BY m.place), array_agg(m.key ORDER BY m.place),
      array_agg(ROW(m.place, m.project_account, -m.amount)::ledger_leg) || array_agg(ROW(m.place, m.purse, m.amount)::ledger_leg)
    INTO v_kinds, v_keys, v_legs
    FROM (SELECT row_number() OVER (ORDER BY h.id, k)::int AS place, format('project.interest:%s:%s', h.id, h.days_booked + k) AS key,
        yield_interest(h.annual_ppm, h.principal) AS amount, t.account_id AS project_account, a.account_id AS purse
      FROM unnest(v_ids, v_days) d (id, n) JOIN yield_holding h ON h.id = d.id
        JOIN yield_project_total t ON t.project_id = h.project_id
        JOIN purses_of(ARRAY(SELECT y.user_id FROM yield_holding y WHERE y.id = ANY (v_ids)), 'available', 'USD') a
          ON a.user_id = h.user_id
        CROSS JOIN LATERAL generate_series(1, d.n) k
      WHERE h.dividend = 'DAILY' AND yield_interest(h.annual_ppm, h.principal) > 0) m;
  WITH due AS (
    SELECT h.id, d.n, d.n * yield_interest(h.annual_ppm, h.principal) AS amount, h.promised AS promised_before,
      CASE WHEN h.days_booked + d.n < h.days THEN h.started_on + h.days_booked + d.n + 1 END AS next_on, h.zone
    FROM unnest(v_ids, v_days) d (id, n) JOIN yield_holding h ON h.id = d.id
  ), midnight AS MATERIALIZED (
    -- Many share a night: each is looked up once.
    SELECT n.next_on, n.zone, zone_day_start(n.next_on, n.zone) AS at
    FROM (SELECT DISTINCT d.next_on, d.zone FROM due d WHERE d.next_on IS NOT NULL) n
  ), booked AS (
    UPDATE yield_holding h SET days_booked = h.days_booked + d.n,
      principal_days = h.principal_days + d.n * h.principal, accrued = h.accrued + d.amount,
      paid = h.paid + CASE h.dividend WHEN 'DAILY' THEN d.amount ELSE 0 END,
      next_at = CASE WHEN m.at <= h.matures_at THEN m.at END,
      promised = yield_promise(h.annual_ppm, h.principal_days + d.n * h.principal, h.days - h.days_booked - d.n,
        h.principal + CASE h.state WHEN 'NEEDS_TOPUP' THEN h.topup ELSE 0 END,
        h.paid + CASE h.dividend WHEN 'DAILY' THEN d.amount ELSE 0 END)
    FROM due d LEFT JOIN midnight m ON m.next_on = d.next_on AND m.zone = d.zone
    WHERE h.id = d.id
    RETURNING h.project_id, CASE h.dividend WHEN 'DAILY' THEN d.amount ELSE 0 END AS paid,
      d.promised_before - h.promised AS kept
  )
  UPDATE yield_project_total t SET funded = t.funded - b.paid, promised = t.promised - b.kept
  FROM (SELECT project_id, sum(paid) AS paid, sum(kept) AS kept FROM booked GROUP BY 1) b
  WHERE t.project_id = b.project_id;
  IF v_keys IS NOT NULL AND ledger_write(v_kinds, v_keys, v_legs) <> 'OK' THEN
    RAISE EXCEPTION 'interest of holdings % could not be paid', v_ids;
  END IF;
  RETURN QUERY SELECT h.id, h.user_id FROM yield_holding h WHERE h.id = ANY (v_ids);
END $$;
REVOKE ALL ON FUNCTION accrue_holding_set FROM PUBLIC;
