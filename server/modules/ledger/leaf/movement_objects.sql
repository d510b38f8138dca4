-- Of these movements the objects of one act: the middle of their keys, `17` of `order.settle:17`. Locks nothing.
DROP FUNCTION IF EXISTS movement_objects;
CREATE FUNCTION movement_objects(p_movements bigint[], p_act text) RETURNS bigint[]
LANGUAGE sql STABLE SET search_path = tarn, pg_temp SET enable_seqscan = off AS $$
  SELECT coalesce(array_agg(split_part(m.key, ':', 2)::bigint), '{}') FROM ledger_movement m
  WHERE m.id = ANY (p_movements) AND m.key LIKE p_act || ':%'
$$;
REVOKE ALL ON FUNCTION movement_objects FROM PUBLIC;
