-- What time does to up to p_batch holdings: their end, a top-up that was not paid, and, some hours (setting) after
-- either, their settlement in full where the owner has neither settled nor renewed. Rows of other jobs are skipped.
-- Locks: the holdings; the projects' totals; purses.
-- after: accrue_holding_set, holding_title, lock_purses_of, lock_totals_of, mature_holding_set, pay_holding, send_message
DROP FUNCTION IF EXISTS mature_holdings;
CREATE FUNCTION mature_holdings(p_batch int) RETURNS TABLE (holding_id bigint, user_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE
  v_now timestamptz := tarn_now();
  v_due bigint[];
BEGIN
  SELECT array_agg(d.id ORDER BY d.id) INTO v_due FROM (
    SELECT h.id FROM yield_holding h WHERE h.acts_at <= v_now
    ORDER BY h.acts_at LIMIT p_batch FOR NO KEY UPDATE SKIP LOCKED) d;
  IF v_due IS NULL THEN RETURN; END IF;
  -- Every project's total before any purse, and purses in one order: two jobs never wait for each other.
  PERFORM lock_totals_of(v_due);
  PERFORM lock_purses_of(ARRAY(SELECT h.user_id FROM yield_holding h WHERE h.id = ANY (v_due)), 'USD');
  PERFORM accrue_holding_set(v_due, 1095, v_now);
  PERFORM mature_holding_set(v_due, v_now);
  PERFORM send_message(p.user_id, 'HOLDING_SETTLED', 'holding/' || p.id, jsonb_build_object(
      'project', holding_title(p.terms_id, p.user_id), 'amount', p.principal::text, 'interest', p.interest::text))
    FROM (SELECT h.id, h.user_id, h.terms_id, h.principal, pay_holding(h.id, 'PLATFORM', v_now) AS interest
      FROM yield_holding h WHERE h.id = ANY (v_due) AND h.state = 'DUE' AND h.acts_at <= v_now ORDER BY h.id OFFSET 0) p;
  RETURN QUERY SELECT h.id, h.user_id FROM yield_holding h WHERE h.id = ANY (v_due);
END $$;
REVOKE ALL ON FUNCTION mature_holdings FROM PUBLIC;
GRANT EXECUTE ON FUNCTION mature_holdings TO tarn_app;
