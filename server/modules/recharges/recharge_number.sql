-- The number by which people know a recharge. Locks nothing.
DROP FUNCTION IF EXISTS recharge_number;
CREATE FUNCTION recharge_number(p_recharge bigint) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT r.number FROM recharge r WHERE r.id = p_recharge
$$;
REVOKE ALL ON FUNCTION recharge_number FROM PUBLIC;
