-- Counts settled orders into the record of their users: their own, copies left out, void ones apart. Net results are
-- after fees, in minor units of USD; the drawdown is the deepest fall of their sum below its highest point, along
-- settlements, those of one set by ascending id. For settle_order_set, which holds the users' purses: nobody else
-- changes their records meanwhile, and what is read here is the newest.
DROP FUNCTION IF EXISTS record_orders;
CREATE FUNCTION record_orders(p_orders bigint[]) RETURNS void
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  INSERT INTO order_record AS r (user_id, count, wins, voids, net, peak, drawdown)
  SELECT s.user_id, coalesce(h.count, 0) + s.count, coalesce(h.wins, 0) + s.wins, coalesce(h.voids, 0) + s.voids,
    coalesce(h.net, 0) + s.net, greatest(coalesce(h.peak, 0), coalesce(h.net, 0) + s.high),
    greatest(coalesce(h.drawdown, 0), coalesce(h.peak - h.net, 0) - s.low, s.fall)
  FROM (
    SELECT o.user_id, count(*) FILTER (WHERE o.outcome <> 'VOID') AS count, count(*) FILTER (WHERE o.outcome = 'WIN') AS wins,
      count(*) FILTER (WHERE o.outcome = 'VOID') AS voids, sum(o.net)::bigint AS net, max(o.high) AS high,
      min(o.so_far) AS low, max(o.high - o.so_far) AS fall
    FROM (SELECT n.*, max(n.so_far) OVER (PARTITION BY n.user_id ORDER BY n.id) AS high
      FROM (SELECT t.user_id, t.id, t.outcome, t.paid - t.stake - t.fee AS net,
          sum(t.paid - t.stake - t.fee) OVER (PARTITION BY t.user_id ORDER BY t.id)::bigint AS so_far
        FROM trade_order t WHERE t.id = ANY (p_orders) AND t.copy_of IS NULL) n) o
    GROUP BY o.user_id) s
  LEFT JOIN order_record h ON h.user_id = s.user_id ORDER BY s.user_id
  ON CONFLICT (user_id) DO UPDATE SET count = excluded.count, wins = excluded.wins, voids = excluded.voids,
    net = excluded.net, peak = excluded.peak, drawdown = excluded.drawdown
$$;
REVOKE ALL ON FUNCTION record_orders FROM PUBLIC;
