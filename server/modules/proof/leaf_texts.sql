-- The leaf of each movement as text: the movement with its legs, then what is sealed of the contract or holding that
-- it opened or settled. FORMAT.md says every byte. In the order of their numbers. Locks nothing.
-- after: movement_texts, order_facts, holding_facts
DROP FUNCTION IF EXISTS leaf_texts;
CREATE FUNCTION leaf_texts(p_movements bigint[]) RETURNS TABLE (movement_id bigint, text text)
LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_orders bigint[];
  v_holdings bigint[];
BEGIN
  SELECT array_agg(DISTINCT split_part(t.key, ':', 2)::bigint) FILTER (WHERE t.key ~ '^order\.(open|settle):[0-9]{1,18}$'),
      array_agg(DISTINCT split_part(t.key, ':', 2)::bigint) FILTER (WHERE t.key ~ '^project\.(join|renew|settle):[0-9]{1,18}$')
    INTO v_orders, v_holdings FROM movement_texts(p_movements) t;
  RETURN QUERY
    SELECT t.id, concat(t.text, CASE split_part(t.key, ':', 1) WHEN 'order.open' THEN o.opened
      WHEN 'order.settle' THEN o.settled WHEN 'project.join' THEN h.begun WHEN 'project.renew' THEN h.begun
      WHEN 'project.settle' THEN h.settled END)
    FROM movement_texts(p_movements) t
    LEFT JOIN order_facts(v_orders) o ON t.key IN ('order.open:' || o.id, 'order.settle:' || o.id)
    LEFT JOIN holding_facts(v_holdings) h
      ON t.key IN ('project.join:' || h.id, 'project.renew:' || h.id, 'project.settle:' || h.id)
    ORDER BY t.id;
END $$;
REVOKE ALL ON FUNCTION leaf_texts FROM PUBLIC;
