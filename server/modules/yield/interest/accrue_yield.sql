-- Books interest of up to p_batch holdings whose next 00:00 has passed, a few days of each: called until nothing is
-- left it catches up any number of days. Rows of other jobs are skipped. The planner must see p_batch.
-- Locks: the holdings; then as accrue_holding_set.
-- after: accrue_holding_set
DROP FUNCTION IF EXISTS accrue_yield;
CREATE FUNCTION accrue_yield(p_batch int) RETURNS TABLE (holding_id bigint, user_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE
  v_due bigint[];
BEGIN
  SELECT array_agg(d.id) INTO v_due FROM (
    SELECT h.id FROM yield_holding h WHERE h.next_at <= tarn_now()
    ORDER BY h.next_at LIMIT p_batch FOR NO KEY UPDATE SKIP LOCKED) d;
  IF v_due IS NULL THEN RETURN; END IF;
  RETURN QUERY SELECT a.holding_id, a.user_id FROM accrue_holding_set(v_due, 7, tarn_now()) a;
END $$;
REVOKE ALL ON FUNCTION accrue_yield FROM PUBLIC;
GRANT EXECUTE ON FUNCTION accrue_yield TO tarn_app;
