-- What may still go into copies of one leader on the platform's day that begins at p_began, in minor units of USD: the
-- cap less stakes and fees of all that can lose on that day, whatever it came to: the copies that opened on it, and those
-- of earlier days that were open when it began, because a loss counts on the day of settlement. So the cap is the
-- largest loss a day. The day is the caller's to find, once for all copies. What opened on it is the difference of two
-- sums, up to its last copy and before its first, so that it costs the same however many there are.
-- Locks nothing: the caller holds the follower.
-- after: carried_copies
DROP FUNCTION IF EXISTS copy_room;
CREATE FUNCTION copy_room(p_following bigint, p_began timestamptz) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT f.daily_cap
    - coalesce((SELECT c.spent FROM copy c WHERE c.following_id = f.id AND c.at >= p_began ORDER BY c.at DESC, c.id DESC LIMIT 1)
      - (SELECT c.spent - c.cost FROM copy c WHERE c.following_id = f.id AND c.at >= p_began ORDER BY c.at, c.id LIMIT 1), 0)
    -- Asked of each that was carried: a join would walk all copies of the following, and for each all that is open.
    - coalesce((SELECT sum(k.cost) FROM carried_copies(f.user_id, p_began) k WHERE (SELECT c.id FROM copy c
        WHERE c.following_id = f.id AND c.leader_order_id = k.leader_order) IS NOT NULL), 0)::bigint
  FROM following f WHERE f.id = p_following
$$;
REVOKE ALL ON FUNCTION copy_room FROM PUBLIC;
GRANT EXECUTE ON FUNCTION copy_room TO tarn_app;
