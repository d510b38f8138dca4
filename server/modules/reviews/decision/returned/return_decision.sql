-- Puts a decided request back into its queue as it was submitted, because p_staff may not decide it any more: a step says
-- so, and every administrator is told. Nothing of the decision has taken effect. For functions of the owner, who have
-- locked the review.
-- after: notify_administrators, return_review
DROP FUNCTION IF EXISTS return_decision;
CREATE FUNCTION return_decision(r review, p_staff bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM return_review(r, p_staff);
  PERFORM notify_administrators('DECISION_RETURNED', lower(r.kind) || '/' || r.subject_id);
END $$;
REVOKE ALL ON FUNCTION return_decision FROM PUBLIC;
