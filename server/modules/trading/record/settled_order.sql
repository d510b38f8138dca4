-- Whose a settled order is, its number, its instrument and when it was settled; nothing for an open one, or none.
-- For functions of the owner. Locks nothing.
DROP FUNCTION IF EXISTS settled_order;
CREATE FUNCTION settled_order(
  p_order bigint, OUT user_id bigint, OUT number text, OUT instrument_id bigint, OUT settled_at timestamptz
) LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT o.user_id, o.number, o.instrument_id, o.settled_at FROM trade_order o
  WHERE o.id = p_order AND o.outcome IS NOT NULL
$$;
REVOKE ALL ON FUNCTION settled_order FROM PUBLIC;
