-- The figures of TURNOVER_LOW where so much cash is there but reaches into what is left of bonuses whose turnover is open;
-- NULL where it does not. Minor units of USD. Locks nothing: who moves money on the strength of it has locked the user.
-- after: available_of, open_turnover
DROP FUNCTION IF EXISTS conversion_tied;
CREATE FUNCTION conversion_tied(p_user bigint, p_cash bigint) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT jsonb_build_object('withdrawable', greatest(a.there - t.held, 0), 'required', t.required, 'done', t.done,
    'left', t.remaining)
  FROM available_of(p_user) a (there), open_turnover(p_user) t
  WHERE t.held > 0 AND p_cash <= a.there AND p_cash > a.there - t.held
$$;
REVOKE ALL ON FUNCTION conversion_tied FROM PUBLIC;
