-- Stops a user's own help request, at any time before it is confirmed. Staff who have it in hand lose it at once.
-- Answers OK or REQUEST_NOT_FOUND (somebody else's too, an appeal, one that is over). Locks: the user, the review, the request.
-- after: help_queue_of, lock_user_row, send_message, stop_review
DROP FUNCTION IF EXISTS stop_help;
CREATE FUNCTION stop_help(p_user bigint, p_request bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  h help_request;
BEGIN
  PERFORM lock_user_row(p_user);
  SELECT r.* INTO h FROM help_request r WHERE r.id = p_request AND r.user_id = p_user AND r.kind <> 'APPEAL'
    AND r.closed_at IS NULL;
  IF NOT FOUND THEN RETURN 'REQUEST_NOT_FOUND'; END IF;
  -- Staff lock the review before the request, too.
  PERFORM stop_review(help_queue_of(h.kind), h.id, p_user);
  UPDATE help_request r SET stopped_at = tarn_now(), closed_at = tarn_now() WHERE r.id = h.id AND r.closed_at IS NULL;
  IF NOT FOUND THEN RETURN 'REQUEST_NOT_FOUND'; END IF;
  PERFORM send_message(p_user, 'HELP_STOPPED', 'help-request/' || h.id, '{}');
  RETURN 'OK';
END
$$;
REVOKE ALL ON FUNCTION stop_help FROM PUBLIC;
GRANT EXECUTE ON FUNCTION stop_help TO tarn_app;
