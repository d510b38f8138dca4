-- Takes a request for p_seconds, with the audit entry: only its holder decides. Taking one's own again
-- prolongs it.
-- Answers OK, REQUEST_NOT_FOUND, or what review_blocked says. Locks: the review.
-- after: locked_review, review_figures, review_note, review_blocked, review_transition
DROP FUNCTION IF EXISTS take_review;
CREATE FUNCTION take_review(
  p_staff bigint, p_kind text, p_subject bigint, p_version int, p_seconds int, p_source text,
  OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r review := locked_review(p_kind, p_subject);
BEGIN
  status := coalesce(review_blocked(p_staff, r, p_version), 'OK');
  figures := review_figures(status, r);
  IF status <> 'OK' THEN RETURN; END IF;
  UPDATE review SET taken_by = p_staff, taken_at = coalesce(taken_at, tarn_now()),
    lease_until = tarn_now() + make_interval(secs => least(p_seconds, 3600)), version = version + 1,
    state = coalesce(review_transition(state, 'take'), state)
  WHERE id = r.id;
  PERFORM review_note(r, CASE WHEN r.taken_by IS DISTINCT FROM p_staff THEN 'TAKEN' END, 'take', p_staff,
    NULL, jsonb_build_object('takenBy', p_staff), p_source);
END $$;
REVOKE ALL ON FUNCTION take_review FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_review TO tarn_app;
