-- Takes a request for p_seconds, with the audit entry: only its holder decides. Taking one's own again
-- prolongs it. Nobody holds two: LEASE_HELD names the other one.
-- Answers OK, REQUEST_NOT_FOUND, LEASE_HELD with the number held, what review_blocked says, or REQUEST_CHANGED; and the request
-- whose lease was found over. Locks: the leases of this member; the review.
-- after: held_review, freed_review, lease_review, locked_review, review_answer, review_blocked, review_number
DROP FUNCTION IF EXISTS take_review;
CREATE FUNCTION take_review(
  p_staff bigint, p_kind text, p_subject bigint, p_version int, p_seconds int, p_source text,
  OUT status text, OUT figures jsonb, OUT freed jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  mine record := held_review(p_staff);
  r review := locked_review(p_kind, p_subject);
BEGIN
  freed := freed_review(mine.freed);
  SELECT * INTO status, figures FROM review_answer(r, p_version, review_blocked(p_staff, r),
    CASE WHEN (mine.held).id <> r.id THEN 'LEASE_HELD' END);
  IF status = 'LEASE_HELD' THEN
    figures := jsonb_build_object('number', review_number((mine.held).kind, (mine.held).subject_id));
  END IF;
  IF status = 'OK' THEN PERFORM lease_review(r, p_staff, p_seconds, p_source); END IF;
END $$;
REVOKE ALL ON FUNCTION take_review FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_review TO tarn_app;
