-- Gives a request back to its queue whose lease is over, with a step that says so. For functions of the owner,
-- who have locked it.
-- after: review_transition
DROP FUNCTION IF EXISTS expire_review;
CREATE FUNCTION expire_review(r review) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE review SET taken_by = NULL, lease_until = NULL, version = version + 1,
    state = coalesce(review_transition(state, 'release'), state) WHERE id = r.id;
  INSERT INTO review_step (review_id, kind, staff_id) VALUES (r.id, 'EXPIRED', r.taken_by);
END $$;
REVOKE ALL ON FUNCTION expire_review FROM PUBLIC;
