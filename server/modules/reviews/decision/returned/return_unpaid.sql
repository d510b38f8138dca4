-- Puts an approved request back into its queue as it was submitted, because the money it promises is not there any more:
-- a step says so, and every administrator is told. Nothing of the decision has taken effect. For apply_decisions, which has
-- locked the review.
-- after: lapse_review, notify_administrators
DROP FUNCTION IF EXISTS return_unpaid;
CREATE FUNCTION return_unpaid(r review) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM lapse_review(r);
  INSERT INTO review_step (review_id, kind) VALUES (r.id, 'UNPAID');
  PERFORM notify_administrators('REWARD_UNPAID', lower(r.kind) || '/' || r.subject_id);
END $$;
REVOKE ALL ON FUNCTION return_unpaid FROM PUBLIC;
