-- Writes the lease of a request that p_staff may take, for p_seconds, with step and audit entry.
-- A first approval by somebody whose own the account turned out to be since lapses, with a step that says so: what is
-- taken is then the request as it was submitted.
-- For functions of the owner, who have locked it and found that p_staff holds no other.
-- after: return_review, review_note, review_transition, staff_owns
DROP FUNCTION IF EXISTS lease_review;
CREATE FUNCTION lease_review(r review, p_staff bigint, p_seconds int, p_source text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF r.decision IS NULL AND staff_owns(r.first_approver, r.user_id) THEN
    PERFORM return_review(r, r.first_approver);
    r.taken_by := NULL;
  END IF;
  UPDATE review SET taken_by = p_staff, taken_at = coalesce(taken_at, tarn_now()),
    lease_until = tarn_now() + make_interval(secs => least(p_seconds, 3600)), version = version + 1,
    state = coalesce(review_transition(state, 'take'), state)
  WHERE id = r.id;
  PERFORM review_note(r, CASE WHEN r.taken_by IS DISTINCT FROM p_staff THEN 'TAKEN' END, 'take', p_staff,
    NULL, jsonb_build_object('takenBy', p_staff), p_source);
END $$;
REVOKE ALL ON FUNCTION lease_review FROM PUBLIC;
