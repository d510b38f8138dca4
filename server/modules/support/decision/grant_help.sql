-- The effect of an approval, once: the day begins after which the user confirms, or the appealed lock ends. One that
-- its user stopped meanwhile, or whose lock stands no longer, changes nothing. For apply_decision, which has locked the review. Checks again what the
-- decision rests on and raises when it does not carry it. Locks: the request.
-- after: appeal_locker, approved_review, audit_has, change_lock, end_appeals, help_queue_of, staff_owns, standing_lock
DROP FUNCTION IF EXISTS grant_help;
CREATE FUNCTION grant_help(p_queue text, p_request bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  h help_request;
  v_people bigint[] := approved_review(p_queue, p_request);
BEGIN
  SELECT r.* INTO STRICT h FROM help_request r WHERE r.id = p_request FOR UPDATE;
  IF v_people IS NULL OR p_queue <> help_queue_of(h.kind) OR h.approved_at IS NOT NULL OR h.steps IS NULL
      OR EXISTS (SELECT FROM unnest(v_people) p (id) WHERE staff_owns(p.id, h.user_id)
        OR p.id = appeal_locker(h.id)
        OR NOT audit_has('staff/' || p.id, lower(p_queue) || '.approve', lower(p_queue) || '/' || h.id)) THEN
    RAISE EXCEPTION 'help request % is not approved', p_request USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF h.closed_at IS NOT NULL THEN RETURN; END IF;
  IF h.kind = 'APPEAL' AND standing_lock(h.user_id) IS DISTINCT FROM h.lock_id THEN
    PERFORM end_appeals(h.user_id);
    RETURN;
  END IF;
  UPDATE help_request r SET approved_at = tarn_now(),
    ready_at = CASE WHEN h.kind <> 'APPEAL' THEN tarn_now() + interval '24 hours' END,
    closed_at = CASE WHEN h.kind = 'APPEAL' THEN tarn_now() END WHERE r.id = h.id;
  IF h.kind = 'APPEAL' THEN
    PERFORM change_lock(v_people[1], h.user_id, false, 'Appeal ' || h.number, NULL);
  END IF;
END
$$;
REVOKE ALL ON FUNCTION grant_help FROM PUBLIC;
