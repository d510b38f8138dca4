-- A request is done: its user has confirmed it. For the function that did what was asked for. Locks: the request.
DROP FUNCTION IF EXISTS finish_help;
CREATE FUNCTION finish_help(p_request bigint) RETURNS void
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  UPDATE help_request h SET completed_at = tarn_now(), closed_at = tarn_now() WHERE h.id = p_request
$$;
REVOKE ALL ON FUNCTION finish_help FROM PUBLIC;
