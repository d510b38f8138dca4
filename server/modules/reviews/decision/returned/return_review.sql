-- Puts a request back into its queue as it was submitted, because p_staff, on whose approval or decision it rests, may
-- not decide it any more; with a step that says so. For functions of the owner, who have locked the review.
-- after: lapse_review
DROP FUNCTION IF EXISTS return_review;
CREATE FUNCTION return_review(r review, p_staff bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM lapse_review(r);
  INSERT INTO review_step (review_id, kind, staff_id) VALUES (r.id, 'RETURNED', p_staff);
END $$;
REVOKE ALL ON FUNCTION return_review FROM PUBLIC;
