-- Approves help that this member of staff holds, with the audit entry and the identity steps they ticked. One person
-- decides. p_birth: of a change of data, the day of birth read off the document, sealed; else NULL. What it opens, the user does alone, a day later; an appeal opens the account after the undo window.
-- Answers OK, STEPS_REQUIRED, ALREADY_DECIDED (its user has stopped it), or what lock_review says. Locks: the review;
-- the request; then the audit chain.
-- after: confirm_change_birth, decide_review, help_steps, lock_review
DROP FUNCTION IF EXISTS approve_help;
CREATE FUNCTION approve_help(p_staff bigint, p_queue text, p_request bigint, p_version int, p_steps text[], p_birth text,
  p_source text,
  OUT status text, OUT figures jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_locked record;
  h help_request;
BEGIN
  v_locked := lock_review(p_staff, p_queue, p_request, p_version);
  status := v_locked.status;
  figures := v_locked.figures;
  IF status <> 'OK' THEN RETURN; END IF;
  SELECT r.* INTO STRICT h FROM help_request r WHERE r.id = p_request FOR UPDATE;
  IF h.closed_at IS NOT NULL THEN status := 'ALREADY_DECIDED'; RETURN; END IF;
  IF NOT help_steps(h.kind) <@ coalesce(p_steps, '{}') THEN status := 'STEPS_REQUIRED'; RETURN; END IF;
  UPDATE help_request r SET steps = help_steps(h.kind) WHERE r.id = p_request;
  IF h.change_id IS NOT NULL THEN PERFORM confirm_change_birth(h.change_id, p_birth); END IF;
  PERFORM decide_review(v_locked.locked, p_staff, 'APPROVED', false, NULL,
    jsonb_build_object('steps', array_to_string(help_steps(h.kind), ', ')), p_source);
END
$$;
REVOKE ALL ON FUNCTION approve_help FROM PUBLIC;
GRANT EXECUTE ON FUNCTION approve_help TO tarn_app;
