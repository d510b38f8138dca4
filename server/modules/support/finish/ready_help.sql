-- The open help request of this kind that its user may confirm now; locks it.
-- Answers OK, REQUEST_NOT_FOUND (none is approved, or it has lapsed), ACCOUNT_LOCKED, or HELP_WAITS with when it can be:
-- a day after it was announced on the old channel, and not before that. Locks: the user, the request.
-- after: account_stopped, help_ready_at, lock_reason, lock_user_row
DROP FUNCTION IF EXISTS ready_help;
CREATE FUNCTION ready_help(p_user bigint, p_kind text, OUT status text, OUT figures jsonb,
  OUT request help_request)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_from timestamptz;
BEGIN
  PERFORM lock_user_row(p_user);
  figures := '{}';
  SELECT h.* INTO request FROM help_request h
    WHERE h.user_id = p_user AND h.kind = p_kind AND h.closed_at IS NULL FOR UPDATE;
  v_from := help_ready_at(request);
  status := CASE
    WHEN account_stopped(p_user) THEN 'ACCOUNT_LOCKED'
    WHEN request.approved_at IS NULL OR v_from < tarn_now() - interval '7 days' THEN 'REQUEST_NOT_FOUND'
    WHEN v_from > tarn_now() THEN 'HELP_WAITS' ELSE 'OK' END;
  IF status = 'HELP_WAITS' THEN figures := jsonb_build_object('until', v_from); END IF;
  IF status = 'ACCOUNT_LOCKED' THEN figures := jsonb_build_object('reason', lock_reason(p_user)); END IF;
END
$$;
REVOKE ALL ON FUNCTION ready_help FROM PUBLIC;
