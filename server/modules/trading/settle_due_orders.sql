-- Settles up to p_batch contracts whose expiry has passed; takes no price, no outcome and no order.
-- Rows of other settlers are skipped; a set that fails is repeated one by one. An order that fails alone is
-- left for the next sweep and, from its third failure on, set aside and tried again a minute later each
-- time (settlement_fault): its row holds the fault, and `tries` how often it was met.
-- Strictly after expiry: a quote recorded from now on is stamped later than any expiry settled here.
-- Locks: the orders; each instrument's quote lock, shared, for a moment (waits for a recorder under
-- way); then purses by ascending id. The planner must see p_batch: a generic plan scans every due row.
-- after: clock_forward, quote_wait, settle_order_set
DROP FUNCTION IF EXISTS settle_due_orders;
CREATE FUNCTION settle_due_orders(p_batch int)
RETURNS TABLE (order_id bigint, user_id bigint, outcome text, fault text, tries int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
DECLARE
  v_due bigint[];
  v_instrument bigint;
  v_order bigint;
  v_fault text;
  -- Marks how far the clock is: no quote is recorded before it from now on.
  v_now timestamptz := (SELECT c.at FROM clock_forward() c);
BEGIN
  SELECT array_agg(d.id) INTO v_due FROM (
    SELECT o.id FROM trade_order o WHERE o.outcome IS NULL AND o.settles_at < v_now
      AND NOT EXISTS (SELECT FROM settlement_fault f WHERE f.order_id = o.id AND f.next_at > tarn_now())
    ORDER BY o.settles_at LIMIT p_batch FOR NO KEY UPDATE SKIP LOCKED) d;
  IF v_due IS NULL THEN RETURN; END IF;
  FOR v_instrument IN
    SELECT DISTINCT o.instrument_id FROM trade_order o WHERE o.id = ANY (v_due) ORDER BY 1
  LOOP
    PERFORM quote_wait(v_instrument);
  END LOOP;
  BEGIN
    RETURN QUERY SELECT s.order_id, s.user_id, s.outcome, NULL::text, 0 FROM settle_order_set(v_due) s;
    DELETE FROM settlement_fault f WHERE f.order_id = ANY (v_due);
    RETURN;
  EXCEPTION WHEN OTHERS THEN
    IF SQLSTATE IN ('40001', '40P01', '57014') THEN RAISE; END IF;
  END;
  FOREACH v_order IN ARRAY v_due LOOP
    BEGIN
      RETURN QUERY SELECT s.order_id, s.user_id, s.outcome, NULL::text, 0 FROM settle_order_set(ARRAY[v_order]) s;
      DELETE FROM settlement_fault f WHERE f.order_id = v_order;
    EXCEPTION WHEN OTHERS THEN
      IF SQLSTATE IN ('40001', '40P01', '57014') THEN RAISE; END IF;
      v_fault := SQLERRM;
      RETURN QUERY
        INSERT INTO settlement_fault AS f (order_id, tries, fault, next_at)
          VALUES (v_order, 1, v_fault, tarn_now())
        ON CONFLICT (order_id) DO UPDATE SET tries = f.tries + 1, fault = excluded.fault,
          last_at = tarn_now(),
          next_at = tarn_now() + CASE WHEN f.tries + 1 >= 3 THEN interval '1 minute' ELSE interval '0' END
        RETURNING f.order_id, NULL::bigint, NULL::text, f.fault, f.tries;
    END;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION settle_due_orders FROM PUBLIC;
GRANT EXECUTE ON FUNCTION settle_due_orders TO tarn_app;
