-- Why this member of staff may not handle a request that the caller has locked, or NULL. Answers
-- ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED, ACCOUNT_WAITS (money of a locked account waits until it is
-- open again) or TAKEN_BY_OTHER, whose figures review_figures gives.
-- Who locked an account is not who decides an appeal of it, and who handled a report not who looks a second time.
-- after: appeal_locker, dispute_handled, staff_owns, review_waits
DROP FUNCTION IF EXISTS review_blocked;
CREATE FUNCTION review_blocked(p_staff bigint, r review) RETURNS text
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE
    WHEN r.decision IS NOT NULL OR r.state = 'CANCELLED' THEN 'ALREADY_DECIDED'
    WHEN staff_owns(p_staff, r.user_id) THEN 'OWN_REQUEST'
    WHEN r.kind = 'APPEAL' AND appeal_locker(r.subject_id) = p_staff THEN 'SECOND_PERSON_NEEDED'
    WHEN r.kind = 'DISPUTE' AND dispute_handled(p_staff, r.subject_id) THEN 'SECOND_PERSON_NEEDED'
    WHEN r.first_approver = p_staff THEN 'SECOND_PERSON_NEEDED'
    WHEN review_waits(r) THEN 'ACCOUNT_WAITS'
    WHEN r.taken_by <> p_staff AND r.lease_until > tarn_now() THEN 'TAKEN_BY_OTHER'
  END
$$;
REVOKE ALL ON FUNCTION review_blocked FROM PUBLIC;
