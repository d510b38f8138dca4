-- Puts a conversation back before staff that waited for the person (p_act release), or was closed (reopen); the promise
-- begins anew and ends at p_until. Changes nothing in another state. Locks: the review.
-- after: locked_review, review_note, review_transition
DROP FUNCTION IF EXISTS renew_review;
CREATE FUNCTION renew_review(p_conversation bigint, p_act text, p_until timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r review := locked_review('CONVERSATION', p_conversation);
BEGIN
  IF (p_act, r.state) NOT IN (('release', 'ON_HOLD'), ('reopen', 'CANCELLED')) THEN RETURN; END IF;
  UPDATE review SET state = review_transition(state, p_act), version = version + 1, review_by = p_until,
    ended_at = NULL, escalated_at = NULL WHERE id = r.id;
  PERFORM review_note(r, CASE p_act WHEN 'release' THEN 'RETURNED' ELSE 'REOPENED' END, NULL, NULL, NULL, NULL, NULL);
END $$;
REVOKE ALL ON FUNCTION renew_review FROM PUBLIC;
