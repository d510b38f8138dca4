-- The state after an act, NULL where the act is not possible in this state. Twin of schema/review-states.ts;
-- review-states.test.ts holds both.
DROP FUNCTION IF EXISTS review_transition;
CREATE FUNCTION review_transition(p_state text, p_act text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE p_state || '.' || p_act
    WHEN 'SUBMITTED.take' THEN 'IN_REVIEW'
    WHEN 'SUBMITTED.cancel' THEN 'CANCELLED'
    WHEN 'SUBMITTED.stop' THEN 'CANCELLED'
    WHEN 'IN_REVIEW.stop' THEN 'CANCELLED'
    WHEN 'ON_HOLD.stop' THEN 'CANCELLED'
    WHEN 'DECIDED.stop' THEN 'CANCELLED'
    WHEN 'IN_REVIEW.release' THEN 'SUBMITTED'
    WHEN 'IN_REVIEW.hold' THEN 'ON_HOLD'
    WHEN 'IN_REVIEW.approveFirst' THEN 'SECOND_APPROVAL'
    WHEN 'IN_REVIEW.approve' THEN 'DECIDED'
    WHEN 'IN_REVIEW.refuse' THEN 'DECIDED'
    WHEN 'ON_HOLD.take' THEN 'IN_REVIEW'
    WHEN 'ON_HOLD.release' THEN 'SUBMITTED'
    WHEN 'SECOND_APPROVAL.take' THEN 'SECOND_APPROVAL'
    WHEN 'SECOND_APPROVAL.release' THEN 'SECOND_APPROVAL'
    WHEN 'SECOND_APPROVAL.withdraw' THEN 'SUBMITTED'
    WHEN 'SECOND_APPROVAL.sendBack' THEN 'SUBMITTED'
    WHEN 'SECOND_APPROVAL.contradict' THEN 'SUBMITTED'
    WHEN 'SECOND_APPROVAL.approve' THEN 'DECIDED'
    WHEN 'SECOND_APPROVAL.refuse' THEN 'DECIDED'
    WHEN 'CANCELLED.reopen' THEN 'SUBMITTED'
    WHEN 'DECIDED.undo' THEN 'IN_REVIEW'
    WHEN 'DECIDED.undoSecond' THEN 'SECOND_APPROVAL'
    WHEN 'DECIDED.return' THEN 'SUBMITTED'
    WHEN 'DECIDED.applyApproval' THEN 'SUCCESS'
    WHEN 'DECIDED.applyRefusal' THEN 'FAILED'
  END
$$;
REVOKE ALL ON FUNCTION review_transition FROM PUBLIC;
