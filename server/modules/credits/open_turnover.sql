-- What of a user's available money is tied to turnover that is open: what is left of those bonuses, less what the user
-- has in projects, which comes back whole (held); and their stated turnover, what is done and what is left of it. Zeros
-- for everybody else. Minor units of USD. Locks nothing: who moves money on the strength of it has locked the user.
-- after: principal_of
DROP FUNCTION IF EXISTS open_turnover;
CREATE FUNCTION open_turnover(p_user bigint, OUT held bigint, OUT required bigint, OUT done bigint, OUT remaining bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT greatest(coalesce(sum(b.remaining), 0)::bigint - coalesce(principal_of(p_user), 0), 0),
    coalesce(sum(b.turnover_required), 0)::bigint, coalesce(sum(b.turnover_done), 0)::bigint,
    coalesce(sum(b.turnover_required - b.turnover_done), 0)::bigint
  FROM bonus b WHERE b.user_id = p_user AND b.open
$$;
REVOKE ALL ON FUNCTION open_turnover FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_turnover TO tarn_app;
