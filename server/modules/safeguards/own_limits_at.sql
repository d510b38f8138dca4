-- The limits a day that a user is held to at an instant, NULL where there is none: loss and recharge in minor units
-- of USD, minutes as a count. Of each kind the newest change decides: what it replaces holds until it takes effect.
-- Locks nothing.
DROP FUNCTION IF EXISTS own_limits_at;
CREATE FUNCTION own_limits_at(
  p_user bigint, p_at timestamptz, OUT loss bigint, OUT recharge bigint, OUT minutes bigint
) LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT max(n.holds) FILTER (WHERE n.kind = 'DAILY_LOSS'), max(n.holds) FILTER (WHERE n.kind = 'DAILY_RECHARGE'),
    max(n.holds) FILTER (WHERE n.kind = 'DAILY_MINUTES')
  FROM (SELECT DISTINCT ON (l.kind) l.kind, CASE WHEN l.effective_at <= p_at THEN l.value ELSE l.replaces END AS holds
    FROM own_limit l WHERE l.user_id = p_user ORDER BY l.kind, l.id DESC) n
$$;
REVOKE ALL ON FUNCTION own_limits_at FROM PUBLIC;
