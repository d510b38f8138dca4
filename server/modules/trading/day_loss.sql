-- What a user has lost or may yet lose on the platform's day on which an instant lies, in minor units of USD: the net
-- loss of what settled that day, after fees, and stakes and fees of what is open. A day that is won counts as nothing:
-- winnings make no room for more. Locks nothing.
-- after: platform_day
DROP FUNCTION IF EXISTS day_loss;
CREATE FUNCTION day_loss(p_user bigint, p_at timestamptz) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT greatest(0, -coalesce((SELECT sum(d.net) FROM order_day d
      WHERE d.user_id = p_user AND d.day = platform_day(p_at)), 0))::bigint
    + coalesce((SELECT sum(o.stake + o.fee) FROM trade_order o
      WHERE o.user_id = p_user AND o.settled_at IS NULL), 0)::bigint
$$;
REVOKE ALL ON FUNCTION day_loss FROM PUBLIC;
GRANT EXECUTE ON FUNCTION day_loss TO tarn_app;
