-- What may still go into copies of one leader on the platform's day on which an instant lies, stakes and fees, in minor
-- units of USD: the cap less what went into them that day, whatever it came to. So the cap is the largest loss a day.
-- Locks nothing: the caller holds the follower.
-- after: platform_day, platform_day_start
DROP FUNCTION IF EXISTS copy_room;
CREATE FUNCTION copy_room(p_following bigint, p_at timestamptz) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT f.daily_cap - coalesce((SELECT sum(c.cost) FROM copy c
    WHERE c.following_id = f.id AND c.at >= (SELECT platform_day_start(platform_day(p_at)))), 0)::bigint
  FROM following f WHERE f.id = p_following
$$;
REVOKE ALL ON FUNCTION copy_room FROM PUBLIC;
