-- The effect of a refusal: the request is over. For apply_decision, which has locked the review. Locks: the request.
DROP FUNCTION IF EXISTS end_help;
CREATE FUNCTION end_help(p_request bigint) RETURNS void
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  UPDATE help_request r SET closed_at = tarn_now() WHERE r.id = p_request AND r.closed_at IS NULL
$$;
REVOKE ALL ON FUNCTION end_help FROM PUBLIC;
