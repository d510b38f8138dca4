-- What time does to up to p_batch holdings that end, miss a top-up or are settled for their owners. Rows of other jobs
-- are skipped; a set that fails is repeated one by one, and what fails alone is answered with its fault and how often
-- it was met.
-- Locks: the holdings; then as pass_holding_set.
-- after: pass_holding_set, yield_fault_of
DROP FUNCTION IF EXISTS mature_holdings;
CREATE FUNCTION mature_holdings(p_batch int) RETURNS TABLE (holding_id bigint, user_id bigint, fault text, tries int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE
  v_now timestamptz := tarn_now();
  v_due bigint[];
  v_one bigint;
BEGIN
  SELECT array_agg(d.id ORDER BY d.id) INTO v_due FROM (
    SELECT h.id FROM yield_holding h WHERE h.acts_at <= v_now
      AND NOT EXISTS (SELECT FROM yield_fault f WHERE f.holding_id = h.id AND f.next_at > v_now)
    ORDER BY h.acts_at LIMIT p_batch FOR NO KEY UPDATE OF h SKIP LOCKED) d;
  IF v_due IS NULL THEN RETURN; END IF;
  BEGIN
    RETURN QUERY SELECT s.holding_id, s.user_id, NULL::text, 0 FROM pass_holding_set(v_due, v_now) s;
    DELETE FROM yield_fault f WHERE f.holding_id = ANY (v_due);
    RETURN;
  EXCEPTION WHEN OTHERS THEN
    IF SQLSTATE IN ('40001', '40P01', '57014') THEN RAISE; END IF;
  END;
  FOREACH v_one IN ARRAY v_due LOOP
    BEGIN
      RETURN QUERY SELECT s.holding_id, s.user_id, NULL::text, 0 FROM pass_holding_set(ARRAY[v_one], v_now) s;
      DELETE FROM yield_fault f WHERE f.holding_id = v_one;
    EXCEPTION WHEN OTHERS THEN
      IF SQLSTATE IN ('40001', '40P01', '57014') THEN RAISE; END IF;
      RETURN QUERY SELECT v_one, NULL::bigint, SQLERRM, yield_fault_of(v_one, SQLERRM);
    END;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION mature_holdings FROM PUBLIC;
GRANT EXECUTE ON FUNCTION mature_holdings TO tarn_app;
