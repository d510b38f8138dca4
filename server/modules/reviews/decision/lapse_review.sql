-- A request goes back to its queue as it was submitted: what approvals found, and a decision that has no effect yet,
-- are forgotten.
-- For functions of the owner, who have locked it and write step and audit entry.
-- after: forget_finding
DROP FUNCTION IF EXISTS lapse_review;
CREATE FUNCTION lapse_review(r review) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM forget_finding(r.kind, r.subject_id);
  UPDATE review SET state = 'SUBMITTED', taken_by = NULL, lease_until = NULL, version = version + 1,
    needs_second = false, first_approver = NULL, first_approved_at = NULL, second_approver = NULL,
    agreed = NULL, decision = NULL, decided_by = NULL, decided_at = NULL, effective_at = NULL, decision_reason = NULL
  WHERE id = r.id;
END $$;
REVOKE ALL ON FUNCTION lapse_review FROM PUBLIC;
