-- Of a user's copies those that an earlier time left to the one that begins at p_since: opened before, and open still or
-- settled since. Each with the order that it copies, and stake and fee in minor units of USD. Two parts, so that each has
-- an index of its own (trade_order_copies_open, trade_order_copies_settled). Locks nothing. Without settings of its own, so that it is inlined.
DROP FUNCTION IF EXISTS carried_copies;
CREATE FUNCTION carried_copies(p_user bigint, p_since timestamptz) RETURNS TABLE (leader_order bigint, cost bigint)
LANGUAGE sql STABLE AS $$
  SELECT o.copy_of, o.stake + o.fee FROM trade_order o
    WHERE o.user_id = p_user AND o.settled_at IS NULL AND o.copy_of IS NOT NULL AND o.opened_at < p_since
  UNION ALL
  SELECT o.copy_of, o.stake + o.fee FROM trade_order o
    WHERE o.user_id = p_user AND o.settled_at >= p_since AND o.copy_of IS NOT NULL AND o.opened_at < p_since
$$;
REVOKE ALL ON FUNCTION carried_copies FROM PUBLIC;
