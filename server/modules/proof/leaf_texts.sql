-- The leaf of each movement as text: the movement with its legs, then what is sealed of the contract or holding that
-- it opened or settled. FORMAT.md says every byte. In the order of their numbers. Locks nothing.
-- after: movement_texts, order_facts, holding_facts
DROP FUNCTION IF EXISTS leaf_texts;
CREATE FUNCTION leaf_texts(p_movements bigint[]) RETURNS TABLE (movement_id bigint, text text)
LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY
    WITH named AS MATERIALIZED (
      SELECT t.id, t.text, split_part(t.key, ':', 1) AS act,
        CASE WHEN t.key ~ '^(order\.(open|settle)|project\.(join|renew|settle)):[0-9]{1,18}$'
          THEN split_part(t.key, ':', 2)::bigint END AS object
      FROM movement_texts(p_movements) t)
    SELECT n.id, concat(n.text, CASE n.act WHEN 'order.open' THEN o.opened WHEN 'order.settle' THEN o.settled
      WHEN 'project.settle' THEN h.settled ELSE h.begun END)
    FROM named n
    LEFT JOIN order_facts((SELECT array_agg(a.object) FROM named a WHERE a.act LIKE 'order.%')) o
      ON n.act LIKE 'order.%' AND o.id = n.object
    LEFT JOIN holding_facts((SELECT array_agg(a.object) FROM named a WHERE a.act LIKE 'project.%')) h
      ON n.act LIKE 'project.%' AND h.id = n.object
    ORDER BY n.id;
END $$;
REVOKE ALL ON FUNCTION leaf_texts FROM PUBLIC;
