-- Why this member of staff may not handle a request, or NULL. The caller has locked it. p_version: the one
-- they looked at, NULL for whichever it is.
-- Answers ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED, TAKEN_BY_OTHER with the holder's name, or
-- REQUEST_CHANGED with the newer state.
-- after: staff_owns, staff_name
DROP FUNCTION IF EXISTS review_blocked;
CREATE FUNCTION review_blocked(p_staff bigint, r review, p_version int, OUT status text, OUT figures jsonb)
LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
BEGIN
  figures := '{}';
  status := CASE
    WHEN r.decision IS NOT NULL OR r.state = 'CANCELLED' THEN 'ALREADY_DECIDED'
    WHEN staff_owns(p_staff, r.user_id) THEN 'OWN_REQUEST'
    WHEN r.first_approver = p_staff THEN 'SECOND_PERSON_NEEDED'
    WHEN r.taken_by <> p_staff AND r.lease_until > tarn_now() THEN 'TAKEN_BY_OTHER'
    WHEN p_version <> r.version THEN 'REQUEST_CHANGED'
  END;
  IF status = 'TAKEN_BY_OTHER' THEN
    figures := jsonb_build_object('name', staff_name(r.taken_by));
  ELSIF status = 'REQUEST_CHANGED' THEN
    figures := jsonb_build_object('state', r.state);
  END IF;
END $$;
REVOKE ALL ON FUNCTION review_blocked FROM PUBLIC;
