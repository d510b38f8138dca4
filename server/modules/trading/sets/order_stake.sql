-- The stake of an order: its unit, in minor units, times its multiple. It is formed only where it stays within 10^12, the
-- bound of stakes and of their maximum: above it stands one unit more, which every maximum refuses. (A multiple below 1
-- is never offered.) Without settings of its own, so that it is inlined.
DROP FUNCTION IF EXISTS order_stake;
CREATE FUNCTION order_stake(p_amount bigint, p_multiple int) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_amount <= 1000000000000 / greatest(p_multiple, 1)
    THEN p_amount * greatest(p_multiple, 1) ELSE 1000000000001 END
$$;
REVOKE ALL ON FUNCTION order_stake FROM PUBLIC;
