-- How long the oldest movement that no block holds has waited for one, in milliseconds; 0 when none waits. Locks nothing.
-- after: movement_times
DROP FUNCTION IF EXISTS seal_delay;
CREATE FUNCTION seal_delay() RETURNS int
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(least(greatest(max(extract(epoch FROM tarn_now() - m.created_at)) * 1000, 0), 2147483647), 0)::int
  FROM movement_times((SELECT coalesce(max(b.through), 0) FROM proof_block b)) m
  WHERE NOT EXISTS (SELECT FROM proof_leaf l WHERE l.movement_id = m.id)
$$;
REVOKE ALL ON FUNCTION seal_delay FROM PUBLIC;
GRANT EXECUTE ON FUNCTION seal_delay TO tarn_app;
