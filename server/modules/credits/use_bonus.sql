-- What settled contracts do to bonuses of their users: each stake won or lost counts to the turnover of every open
-- bonus of its user, then what the user lost, fees included, uses up those that are still open, the oldest first.
-- Winnings do not refill them. The three lists belong together, one entry a contract; amounts in minor units of USD.
-- For settle_order_set, which holds the users' purses: nobody else changes their bonuses meanwhile. Where nobody has
-- an open bonus it finds that out by one look into a small index. Locks: the bonuses.
DROP FUNCTION IF EXISTS use_bonus;
CREATE FUNCTION use_bonus(p_users bigint[], p_stakes bigint[], p_lost bigint[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bonus b WHERE b.open AND b.user_id = ANY (p_users)) THEN RETURN; END IF;
  UPDATE bonus b SET remaining = b.remaining - u.used,
    turnover_done = least(b.turnover_required, b.turnover_done + u.stake),
    open = b.remaining > u.used AND b.turnover_done + u.stake < b.turnover_required
  FROM (
    SELECT o.place, o.stake, CASE WHEN o.stays
      THEN least(o.remaining, greatest(0, o.lost - coalesce(sum(o.remaining) FILTER (WHERE o.stays) OVER older, 0)))
      ELSE 0 END::bigint AS used
    FROM (
      SELECT h.ctid AS place, h.id, h.user_id, h.remaining, s.stake, s.lost, h.turnover_done + s.stake < h.turnover_required AS stays
      FROM (SELECT c.user_id, sum(c.stake)::bigint AS stake, sum(c.lost)::bigint AS lost
        FROM unnest(p_users, p_stakes, p_lost) c (user_id, stake, lost) GROUP BY 1) s
      JOIN bonus h ON h.user_id = s.user_id AND h.open) o
    WINDOW older AS (PARTITION BY o.user_id ORDER BY o.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)) u
  WHERE b.ctid = u.place; -- nobody moves it meanwhile, and it need not be looked up again
END $$;
REVOKE ALL ON FUNCTION use_bonus FROM PUBLIC;
