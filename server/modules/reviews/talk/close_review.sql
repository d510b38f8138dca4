-- Ends a conversation that its holder closes, with step and audit entry. For the function of its kind, which has locked
-- it. Locks: the audit chain.
-- after: audit_write, review_transition
DROP FUNCTION IF EXISTS close_review;
CREATE FUNCTION close_review(r review, p_staff bigint, p_source text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE review SET state = review_transition(state, 'stop'), version = version + 1, ended_at = tarn_now(),
    taken_by = NULL, lease_until = NULL WHERE id = r.id;
  INSERT INTO review_step (review_id, kind, staff_id) VALUES (r.id, 'ENDED', p_staff);
  PERFORM audit_write('staff/' || p_staff, 'conversation.close', 'conversation/' || r.subject_id,
    jsonb_build_object('state', r.state), NULL, NULL, p_source);
END $$;
REVOKE ALL ON FUNCTION close_review FROM PUBLIC;
