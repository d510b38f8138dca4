-- The figures of TRADING_BREAK while a break of this user lasts at an instant; NULL where none does. Of breaks that
-- overlap the last to end counts; the end of one for good is the word FOR_GOOD. Locks nothing.
DROP FUNCTION IF EXISTS break_figures;
CREATE FUNCTION break_figures(p_user bigint, p_at timestamptz) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT jsonb_build_object('until', CASE WHEN b.until = 'infinity' THEN to_jsonb('FOR_GOOD'::text)
    ELSE to_jsonb(b.until) END)
  FROM trading_break b WHERE b.user_id = p_user AND b.until > p_at ORDER BY b.until DESC LIMIT 1
$$;
REVOKE ALL ON FUNCTION break_figures FROM PUBLIC;
