-- What may still go into copies of one leader on the platform's day on which an instant lies, in minor units of USD: the
-- cap less stakes and fees of all that can lose on that day, whatever it came to: the copies that opened on it, and those
-- of earlier days that were open when it began, because a loss counts on the day of settlement. So the cap is the
-- largest loss a day. Locks nothing: the caller holds the follower.
-- after: carried_copies, platform_day, platform_day_start
DROP FUNCTION IF EXISTS copy_room;
CREATE FUNCTION copy_room(p_following bigint, p_at timestamptz) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT f.daily_cap - coalesce((SELECT sum(c.cost) FROM copy c
      WHERE c.following_id = f.id AND c.at >= d.began), 0)::bigint
    - coalesce((SELECT sum(k.cost) FROM carried_copies(f.user_id, d.began) k
      WHERE EXISTS (SELECT FROM copy c WHERE c.following_id = f.id AND c.leader_order_id = k.leader_order)), 0)::bigint
  FROM following f, (SELECT platform_day_start(platform_day(p_at)) AS began OFFSET 0) d WHERE f.id = p_following
$$;
REVOKE ALL ON FUNCTION copy_room FROM PUBLIC;
GRANT EXECUTE ON FUNCTION copy_room TO tarn_app;
