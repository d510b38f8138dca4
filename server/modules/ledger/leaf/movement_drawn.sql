-- The highest number that any movement has, or a transaction under way has drawn for one. A transaction that begins to
-- write after this was asked draws higher ones: ledger_write has written before it draws. Locks nothing.
DROP FUNCTION IF EXISTS movement_drawn;
CREATE FUNCTION movement_drawn() RETURNS bigint
LANGUAGE sql VOLATILE SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN s.is_called THEN s.last_value ELSE 0 END FROM ledger_movement_id_seq s
$$;
REVOKE ALL ON FUNCTION movement_drawn FROM PUBLIC;
