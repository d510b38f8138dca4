-- Locks a request for a decision of this member of staff, who must hold it. Answers OK and the review, or a
-- code of the catalogue with its figures. For functions of the owner. Locks: the review.
-- after: locked_review, review_answer, review_blocked
DROP FUNCTION IF EXISTS lock_review;
CREATE FUNCTION lock_review(
  p_staff bigint, p_kind text, p_subject bigint, p_version int,
  OUT status text, OUT figures jsonb, OUT locked review
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  locked := locked_review(p_kind, p_subject);
  SELECT * INTO status, figures FROM review_answer(locked, p_version, review_blocked(p_staff, locked), CASE
    WHEN locked.taken_by IS DISTINCT FROM p_staff OR locked.lease_until <= tarn_now() THEN 'LEASE_REQUIRED' END);
END $$;
REVOKE ALL ON FUNCTION lock_review FROM PUBLIC;
