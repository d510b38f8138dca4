-- Who has the orders of these people copied, with how much, in minor units of USD: each who follows them, is not
-- paused, and whom they still publish for. `place` counts into p_leaders from 1. For place_orders, which asks once to
-- know whom to lock and once more holding them. Locks nothing. Without settings of its own, so that it is inlined.
DROP FUNCTION IF EXISTS copies_of;
CREATE FUNCTION copies_of(p_leaders bigint[])
RETURNS TABLE (place int, following_id bigint, user_id bigint, amount bigint)
LANGUAGE sql STABLE AS $$
  SELECT l.place::int, f.id, f.user_id, f.amount
  FROM unnest(p_leaders) WITH ORDINALITY l (user_id, place)
  CROSS JOIN LATERAL (SELECT f.id, f.user_id, f.amount FROM following f
    WHERE f.leader_id = l.user_id AND f.state = 'ACTIVE'
      AND (SELECT p.publishes FROM leader p WHERE p.user_id = f.leader_id) OFFSET 0) f
$$;
REVOKE ALL ON FUNCTION copies_of FROM PUBLIC;
