-- How the seal stands. STOPPED: a movement that no running transaction precedes has waited for its block for more than a
-- minute, or no block was made for two minutes although such a movement waits or quotes were recorded since. HELD:
-- whatever has waited for more than a minute is younger than a transaction that still runs, and blocks are made all the
-- while. Else IN_TIME.
-- `subject` is what waits, the same for as long as the seal stands still: the oldest movement, or the newest block
-- with quotes behind it; NULL in time. Reads no more of what waits than its first thousand. Locks nothing.
-- after: ended_movements, first_quote_after, movement_times
DROP FUNCTION IF EXISTS seal_state;
CREATE FUNCTION seal_state(OUT state text, OUT subject text)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  WITH last AS MATERIALIZED (
    SELECT b.number, b.made_at, b.through FROM proof_block b ORDER BY b.number DESC LIMIT 1
  ), sealed AS MATERIALIZED (
    SELECT coalesce((SELECT l.through FROM last l), 0) AS through
  ), waiting AS MATERIALIZED (
    SELECT m.id FROM movement_times((SELECT s.through FROM sealed s)) m
    WHERE m.created_at < tarn_now() - interval '1 minute'
      -- Told of both: a merge would walk the leaves of all that is sealed.
      AND NOT EXISTS (SELECT FROM proof_leaf l WHERE l.movement_id = m.id AND l.movement_id > (SELECT s.through FROM sealed s))
    ORDER BY m.id LIMIT 1000
  ), behind AS MATERIALIZED (
    SELECT l.number FROM last l WHERE l.made_at < tarn_now() - interval '2 minutes'
      AND (EXISTS (SELECT FROM waiting) OR first_quote_after(l.made_at) IS NOT NULL)
  )
  SELECT CASE
      WHEN EXISTS (SELECT FROM behind) OR EXISTS (
        SELECT FROM ended_movements((SELECT s.through FROM sealed s)) e WHERE e.id IN (SELECT w.id FROM waiting w)) THEN 'STOPPED'
      WHEN EXISTS (SELECT FROM waiting) THEN 'HELD'
      ELSE 'IN_TIME' END,
    coalesce((SELECT 'movement/' || min(w.id) FROM waiting w), (SELECT 'block/' || b.number FROM behind b))
$$;
REVOKE ALL ON FUNCTION seal_state FROM PUBLIC;
GRANT EXECUTE ON FUNCTION seal_state TO tarn_app;
