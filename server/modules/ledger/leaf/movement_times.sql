-- When movements above a number were written. Locks nothing.
-- Without settings of its own, so that it is inlined where it is called.
DROP FUNCTION IF EXISTS movement_times;
CREATE FUNCTION movement_times(p_after bigint) RETURNS TABLE (id bigint, created_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT m.id, m.created_at FROM tarn.ledger_movement m WHERE m.id > p_after
$$;
REVOKE ALL ON FUNCTION movement_times FROM PUBLIC;
