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
  UPDATE bonus b SET (remaining, turnover_done, open) = (
    SELECT b.remaining - u.used, least(b.turnover_required, b.turnover_done + s.stake), u.stays AND b.remaining > u.used
    FROM (
      SELECT t.stays, CASE WHEN t.stays THEN least(b.remaining, greatest(0, s.lost - (
          SELECT coalesce(sum(o.remaining), 0) FROM bonus o WHERE o.user_id = b.user_id AND o.id < b.id AND o.open
            AND o.turnover_done + s.stake < o.turnover_required)))
        ELSE 0 END::bigint AS used
      FROM (SELECT b.turnover_done + s.stake < b.turnover_required AS stays) t OFFSET 0) u) -- kept whole: reckoned once, and read twice
  FROM (SELECT c.user_id, sum(c.stake)::bigint AS stake, sum(c.lost)::bigint AS lost
    FROM unnest(p_users, p_stakes, p_lost) c (user_id, stake, lost) GROUP BY 1) s
  WHERE b.user_id = s.user_id AND b.open;
END $$;
REVOKE ALL ON FUNCTION use_bonus FROM PUBLIC;
