-- Prolongs a lease by p_seconds from now, with the audit entry. Answers OK, REQUEST_NOT_FOUND, REQUEST_CHANGED
-- with the newer state, or LEASE_REQUIRED when this member of staff does not hold the request.
-- Locks: the review.
-- after: locked_review, review_answer, review_note
DROP FUNCTION IF EXISTS keep_review;
CREATE FUNCTION keep_review(
  p_staff bigint, p_kind text, p_subject bigint, p_version int, p_seconds int, p_source text,
  OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r review := locked_review(p_kind, p_subject);
  v_open boolean := r.lease_until > tarn_now() AND r.decision IS NULL;
BEGIN
  SELECT * INTO status, figures FROM review_answer(r, p_version,
    CASE WHEN r.taken_by IS DISTINCT FROM p_staff OR v_open IS NOT TRUE THEN 'LEASE_REQUIRED' END, NULL);
  IF status <> 'OK' THEN RETURN; END IF;
  UPDATE review SET lease_until = tarn_now() + make_interval(secs => least(p_seconds, 3600)) WHERE id = r.id;
  PERFORM review_note(r, NULL, 'keep', p_staff, NULL, NULL, p_source);
END $$;
REVOKE ALL ON FUNCTION keep_review FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_review TO tarn_app;
