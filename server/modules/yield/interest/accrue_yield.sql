-- Books interest of up to p_batch holdings whose next 00:00 has passed, a few days of each: called until nothing is
-- left it catches up any number of days. Rows of other jobs are skipped; a set that fails is repeated one by one, and
-- what fails alone is answered with its fault and how often it was met. The planner must see p_batch.
-- Locks: the holdings; then as accrue_holding_set.
-- after: accrue_holding_set, yield_fault_of
DROP FUNCTION IF EXISTS accrue_yield;
CREATE FUNCTION accrue_yield(p_batch int) RETURNS TABLE (holding_id bigint, user_id bigint, fault text, tries int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE
  v_due bigint[];
  v_one bigint;
BEGIN
  SELECT array_agg(d.id) INTO v_due FROM (
    SELECT h.id FROM yield_holding h WHERE h.next_at <= (SELECT tarn_now())
      AND NOT EXISTS (SELECT FROM yield_fault f WHERE f.holding_id = h.id AND f.next_at > tarn_now())
    ORDER BY h.next_at LIMIT p_batch FOR NO KEY UPDATE OF h SKIP LOCKED) d;
  IF v_due IS NULL THEN RETURN; END IF;
  BEGIN
    RETURN QUERY SELECT a.holding_id, a.user_id, NULL::text, 0 FROM accrue_holding_set(v_due, 7, tarn_now()) a;
    DELETE FROM yield_fault f WHERE f.holding_id = ANY (v_due);
    RETURN;
  EXCEPTION WHEN OTHERS THEN
    IF SQLSTATE IN ('40001', '40P01', '57014') THEN RAISE; END IF;
  END;
  FOREACH v_one IN ARRAY v_due LOOP
    BEGIN
      RETURN QUERY SELECT a.holding_id, a.user_id, NULL::text, 0 FROM accrue_holding_set(ARRAY[v_one], 7, tarn_now()) a;
      DELETE FROM yield_fault f WHERE f.holding_id = v_one;
    EXCEPTION WHEN OTHERS THEN
      IF SQLSTATE IN ('40001', '40P01', '57014') THEN RAISE; END IF;
      RETURN QUERY SELECT v_one, NULL::bigint, SQLERRM, yield_fault_of(v_one, SQLERRM);
    END;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION accrue_yield FROM PUBLIC;
GRANT EXECUTE ON FUNCTION accrue_yield TO tarn_app;
