-- Counts how contracts came out that the next blocks settled, at most p_blocks of them, into outcome_total. Every block
-- is counted once: blocks follow one another without a gap and are never changed, and one counter is at work at a time.
-- Answers how many blocks it took; 0 when there is none, or another counts. Locks: the counter, until the transaction ends.
-- after: movement_objects, order_outcomes
DROP FUNCTION IF EXISTS count_outcomes;
CREATE FUNCTION count_outcomes(p_blocks int) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_from bigint;
  v_through bigint;
  v_movements bigint[];
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('outcome_total', 0)) THEN RETURN 0; END IF;
  v_from := coalesce((SELECT c.block FROM outcome_counted c), 0);
  SELECT max(b.number) INTO v_through FROM (
    SELECT n.number FROM proof_block n WHERE n.number > v_from ORDER BY n.number LIMIT p_blocks) b;
  IF v_through IS NULL THEN RETURN 0; END IF;
  SELECT array_agg(l.movement_id) INTO v_movements FROM proof_leaf l WHERE l.block > v_from AND l.block <= v_through;
  INSERT INTO outcome_total AS t (instrument_id, duration_seconds, won, lost, drawn, void, stakes, paid)
    SELECT o.* FROM order_outcomes(movement_objects(v_movements, 'order.settle')) o
  ON CONFLICT (instrument_id, duration_seconds) DO UPDATE SET won = t.won + excluded.won, lost = t.lost + excluded.lost,
    drawn = t.drawn + excluded.drawn, void = t.void + excluded.void, stakes = t.stakes + excluded.stakes,
    paid = t.paid + excluded.paid;
  INSERT INTO outcome_counted AS c (block) VALUES (v_through) ON CONFLICT (one) DO UPDATE SET block = excluded.block;
  RETURN v_through - v_from;
END $$;
REVOKE ALL ON FUNCTION count_outcomes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_outcomes TO tarn_app;
