-- How long the oldest movement that no block holds has waited for one, in milliseconds; 0 when none waits. Locks nothing.
-- after: movement_times
DROP FUNCTION IF EXISTS seal_delay;
CREATE FUNCTION seal_delay() RETURNS int
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  WITH sealed AS MATERIALIZED (SELECT coalesce(max(b.through), 0) AS through FROM proof_block b)
  SELECT coalesce(least(greatest(max(extract(epoch FROM tarn_now() - m.created_at)) * 1000, 0), 2147483647), 0)::int
  FROM movement_times((SELECT s.through FROM sealed s)) m
  -- Told of both: a merge would walk the leaves of all that is sealed.
  WHERE NOT EXISTS (SELECT FROM proof_leaf l WHERE l.movement_id = m.id AND l.movement_id > (SELECT s.through FROM sealed s))
$$;
REVOKE ALL ON FUNCTION seal_delay FROM PUBLIC;
GRANT EXECUTE ON FUNCTION seal_delay TO tarn_app;
