-- Tells a user in the inbox how their request was decided, and keeps the same for the old channel: mail_help_notices
-- sends it. For tell_decision, in the transaction of the effect. What was stopped is told already; a lock that an
-- appeal ended tells by itself, and nobody is told so whose own freeze stands on. Locks: the request.
-- after: account_stopped, send_message
DROP FUNCTION IF EXISTS tell_help;
CREATE FUNCTION tell_help(p_request bigint, p_reason text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  h help_request;
  v_kind text;
  v_figures jsonb;
BEGIN
  SELECT r.* INTO STRICT h FROM help_request r WHERE r.id = p_request;
  IF h.stopped_at IS NOT NULL OR h.kind = 'APPEAL' AND h.approved_at IS NOT NULL AND account_stopped(h.user_id) THEN
    RETURN;
  END IF;
  v_kind := CASE WHEN h.approved_at IS NULL AND h.kind = 'APPEAL' THEN 'APPEAL_REFUSED'
    WHEN h.approved_at IS NULL THEN 'HELP_REFUSED'
    WHEN h.kind = 'APPEAL' THEN 'ACCOUNT_UNLOCKED' ELSE 'HELP_' || h.kind || '_APPROVED' END;
  v_figures := CASE WHEN h.approved_at IS NULL THEN jsonb_build_object('reason', coalesce(p_reason, ''))
    WHEN h.ready_at IS NOT NULL THEN jsonb_build_object('until', h.ready_at) ELSE '{}' END;
  IF v_kind <> 'ACCOUNT_UNLOCKED' THEN
    PERFORM send_message(h.user_id, v_kind, 'help-request/' || h.id, v_figures);
  END IF;
  UPDATE help_request r SET notice = jsonb_build_object('kind', v_kind, 'figures', v_figures) WHERE r.id = h.id;
END
$$;
REVOKE ALL ON FUNCTION tell_help FROM PUBLIC;
