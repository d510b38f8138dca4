-- Whether a break of this user lasted at an instant. Locks nothing.
DROP FUNCTION IF EXISTS on_break_at;
CREATE FUNCTION on_break_at(p_user bigint, p_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM trading_break b WHERE b.user_id = p_user AND b.until > p_at AND b.began_at <= p_at)
$$;
REVOKE ALL ON FUNCTION on_break_at FROM PUBLIC;
