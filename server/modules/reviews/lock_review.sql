-- Locks a request for a decision of this member of staff, who must hold it. Answers OK and the review, or a
-- code of the catalogue with its figures: REQUEST_CHANGED, too, where the account turned out to be the first approver's
-- own, so that it is taken anew. For functions of the owner. Locks: the review.
-- after: locked_review, review_answer, review_blocked, staff_owns
DROP FUNCTION IF EXISTS lock_review;
CREATE FUNCTION lock_review(
  p_staff bigint, p_kind text, p_subject bigint, p_version int,
  OUT status text, OUT figures jsonb, OUT locked review
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  locked := locked_review(p_kind, p_subject);
  SELECT * INTO status, figures FROM review_answer(locked, p_version, review_blocked(p_staff, locked), CASE
    WHEN locked.taken_by IS DISTINCT FROM p_staff OR locked.lease_until <= tarn_now() THEN 'LEASE_REQUIRED'
    WHEN staff_owns(locked.first_approver, locked.user_id) THEN 'REQUEST_CHANGED' END);
END $$;
REVOKE ALL ON FUNCTION lock_review FROM PUBLIC;
