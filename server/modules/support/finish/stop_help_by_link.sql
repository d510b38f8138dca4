-- Stops the help request whose notice carried the link with this SHA-256, for whoever has no session. The link does
-- nothing else, and ends with the request: confirmed, stopped, or a week after it was ready.
-- Answers the request, its user and its queue; no row for a link that stops nothing. Locks: what stop_help locks.
-- after: help_queue_of, help_ready_at, stop_help
DROP FUNCTION IF EXISTS stop_help_by_link;
CREATE FUNCTION stop_help_by_link(p_hash bytea, OUT id bigint, OUT user_id bigint, OUT queue text) RETURNS SETOF record
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  SELECT h.id, h.user_id, help_queue_of(h.kind) INTO id, user_id, queue FROM help_request h
    WHERE h.stop_hash = p_hash AND h.closed_at IS NULL AND help_ready_at(h) > tarn_now() - interval '7 days';
  IF FOUND AND stop_help(user_id, id) = 'OK' THEN RETURN NEXT; END IF;
END
$$;
REVOKE ALL ON FUNCTION stop_help_by_link FROM PUBLIC;
GRANT EXECUTE ON FUNCTION stop_help_by_link TO tarn_app;
