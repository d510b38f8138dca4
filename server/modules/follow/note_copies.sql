-- Notes what became of copies, one entry of each list a copy: the order that opened, or the code and figures that
-- refused it; of limits also which: DAILY_CAP, the cap of the following, or OWN_LIMIT, one of the follower. Costs are
-- stake and fee in minor units of USD; p_ats are the instants at which the copies opened, so that both count on one day.
-- With each stands what its following's copies have cost so far; a list names no following twice. For place_orders
-- alone, which holds the followers. Locks nothing.
DROP FUNCTION IF EXISTS note_copies;
CREATE FUNCTION note_copies(
  p_followings bigint[], p_users bigint[], p_leader_orders bigint[], p_orders bigint[], p_statuses text[], p_figures jsonb[],
  p_costs bigint[], p_ats timestamptz[]
) RETURNS void LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  INSERT INTO copy (following_id, user_id, leader_order_id, order_id, status, figures, cost, spent, at)
  SELECT c.following, c.user_id, c.leader_order, c.opened, CASE c.status WHEN 'DAILY_CAP' THEN 'PERSONAL_LIMIT' ELSE c.status END,
    coalesce(c.figures, '{}') || CASE c.status WHEN 'DAILY_CAP' THEN '{"limit": "DAILY_CAP"}'::jsonb
      WHEN 'PERSONAL_LIMIT' THEN '{"limit": "OWN_LIMIT"}' ELSE '{}' END,
    k.cost, k.cost + coalesce((SELECT b.spent FROM copy b WHERE b.following_id = c.following ORDER BY b.at DESC, b.id DESC LIMIT 1), 0), c.at
  FROM unnest(p_followings, p_users, p_leader_orders, p_orders, p_statuses, p_figures, p_costs, p_ats)
      c (following, user_id, leader_order, opened, status, figures, cost, at),
    LATERAL (SELECT CASE WHEN c.status = 'OK' THEN c.cost ELSE 0 END AS cost) k
$$;
REVOKE ALL ON FUNCTION note_copies FROM PUBLIC;
