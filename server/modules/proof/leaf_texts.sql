-- The leaf of each movement as text: the movement with its legs, then what is sealed of the contract or holding that
-- it opened or settled. FORMAT.md says every byte. In the order of their numbers. Locks nothing.
-- after: movement_texts, order_openings, order_settlements, holding_facts
DROP FUNCTION IF EXISTS leaf_texts;
CREATE FUNCTION leaf_texts(p_movements bigint[]) RETURNS TABLE (movement_id bigint, text text)
LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  RETURN QUERY
    WITH named AS MATERIALIZED (
      SELECT t.id, t.text, k.act,
        CASE WHEN k.act IN ('order.open', 'order.settle', 'project.join', 'project.renew', 'project.settle')
            AND t.key = k.act || ':' || k.object AND length(k.object) <= 18 AND k.object ~ '^[0-9]+$'
          THEN k.object::bigint END AS object
      FROM movement_texts(p_movements) t
      CROSS JOIN LATERAL (SELECT split_part(t.key, ':', 1) AS act, split_part(t.key, ':', 2) AS object) k)
    -- Each fact is asked for by itself and by those alone that have it: the others of its row are not written.
    SELECT n.id, concat(n.text, o.text, s.text, h.begun, e.settled)
    FROM named n
    LEFT JOIN LATERAL (SELECT f.text
      FROM order_openings(ARRAY[CASE WHEN n.act = 'order.open' THEN n.object END]) f) o ON true
    LEFT JOIN LATERAL (SELECT f.text
      FROM order_settlements(ARRAY[CASE WHEN n.act = 'order.settle' THEN n.object END]) f) s ON true
    LEFT JOIN LATERAL (SELECT f.begun
      FROM holding_facts(ARRAY[CASE WHEN n.act IN ('project.join', 'project.renew') THEN n.object END]) f) h ON true
    LEFT JOIN LATERAL (SELECT f.settled
      FROM holding_facts(ARRAY[CASE WHEN n.act = 'project.settle' THEN n.object END]) f) e ON true
    ORDER BY n.id;
END $$;
REVOKE ALL ON FUNCTION leaf_texts FROM PUBLIC;
