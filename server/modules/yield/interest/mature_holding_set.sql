-- Ends the earning of holdings whose end, or the due instant of a top-up that was not paid, has passed at p_at: they are due.
-- Every 00:00 up to then is booked; the caller has locked them. Each user is told, except that a holding is due which is
-- paid for them at once, since their time to choose has passed as well; a missed top-up is told then without that time.
-- Locks: the projects' totals by ascending id.
-- after: add_nightly, holding_due_days, holding_titles, lock_totals_of, send_message, setting_number, yield_interest, yield_promise
DROP FUNCTION IF EXISTS mature_holding_set;
CREATE FUNCTION mature_holding_set(p_holdings bigint[], p_at timestamptz) RETURNS TABLE (holding_id bigint, user_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_wait interval := make_interval(hours => setting_number('yieldSettleHours')::int);
  v_ids bigint[];
BEGIN
  SELECT array_agg(h.id ORDER BY h.id) INTO v_ids FROM yield_holding h
    WHERE h.id = ANY (p_holdings) AND h.state IN ('EARNING', 'NEEDS_TOPUP') AND h.matures_at <= p_at
      AND holding_due_days(h, p_at) = 0;
  IF v_ids IS NULL THEN RETURN; END IF;
  PERFORM lock_totals_of(v_ids);
  PERFORM send_message(h.user_id, CASE WHEN h.matures_at + v_wait <= p_at THEN 'HOLDING_TOPUP_LAPSED'
        WHEN h.state = 'NEEDS_TOPUP' THEN 'HOLDING_TOPUP_MISSED' ELSE 'HOLDING_DUE' END,
      'holding/' || h.id, jsonb_strip_nulls(jsonb_build_object('project', holding_titles(h.terms_id),
        'amount', h.principal::text, 'until', CASE WHEN h.matures_at + v_wait > p_at THEN h.matures_at + v_wait END)))
    FROM yield_holding h WHERE h.id = ANY (v_ids) AND (h.state = 'NEEDS_TOPUP' OR h.matures_at + v_wait > p_at) ORDER BY h.id;
  WITH before AS (
    SELECT h.id, h.promised, CASE h.state WHEN 'NEEDS_TOPUP' THEN h.topup ELSE 0 END AS owed
    FROM yield_holding h WHERE h.id = ANY (v_ids)
  ), ended AS (
    UPDATE yield_holding h SET state = 'DUE', next_at = NULL, notice_at = NULL, acts_at = h.matures_at + v_wait,
      promised = yield_promise(h.annual_ppm, h.principal_days, 0, 0, h.paid)
    FROM before b WHERE h.id = b.id RETURNING h.project_id, b.owed, b.promised - h.promised AS kept
  )
  UPDATE yield_project_total t SET topups = t.topups - e.owed, promised = t.promised - e.kept
  FROM (SELECT project_id, sum(owed) AS owed, sum(kept) AS kept FROM ended GROUP BY 1) e
  WHERE t.project_id = e.project_id;
  PERFORM add_nightly(e.project_id, 'DAILY', e.zone, -e.interest) FROM (
    SELECT h.project_id, h.zone, sum(yield_interest(h.annual_ppm, h.principal))::bigint AS interest
    FROM yield_holding h WHERE h.id = ANY (v_ids) AND h.dividend = 'DAILY' GROUP BY 1, 2 ORDER BY 1, 2) e;
  RETURN QUERY SELECT h.id, h.user_id FROM yield_holding h WHERE h.id = ANY (v_ids);
END $$;
REVOKE ALL ON FUNCTION mature_holding_set FROM PUBLIC;
