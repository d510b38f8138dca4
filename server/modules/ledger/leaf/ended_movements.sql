-- Movements above a number whose transactions ended before every transaction that runs now: nothing older can still
-- appear beside them. A number of a transaction that this database cannot have given yet comes with a restored
-- backup, and is as old. Asks by the snapshot of the statement it stands in. Locks nothing.
-- Without settings of its own, so that it is inlined where it is called.
DROP FUNCTION IF EXISTS ended_movements;
CREATE FUNCTION ended_movements(p_after bigint) RETURNS TABLE (id bigint)
LANGUAGE sql STABLE AS $$
  SELECT m.id FROM ledger_movement m WHERE m.id > p_after
    AND (m.xid < pg_snapshot_xmin(pg_current_snapshot()) OR m.xid >= pg_snapshot_xmax(pg_current_snapshot()))
$$;
REVOKE ALL ON FUNCTION ended_movements FROM PUBLIC;
