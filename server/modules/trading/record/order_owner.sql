-- Whose order this is, and how people call it; NULL where there is none. Locks nothing.
DROP FUNCTION IF EXISTS order_owner;
CREATE FUNCTION order_owner(p_order bigint, OUT user_id bigint, OUT number text)
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT o.user_id, o.number FROM trade_order o WHERE o.id = p_order
$$;
REVOKE ALL ON FUNCTION order_owner FROM PUBLIC;
