-- Why this member of staff may not handle a request, or NULL. The caller has locked it.
-- Answers ALREADY_DECIDED, OWN_REQUEST, SECOND_PERSON_NEEDED, or TAKEN_BY_OTHER with the holder's name.
-- after: staff_owns, staff_name
DROP FUNCTION IF EXISTS recharge_blocked;
CREATE FUNCTION recharge_blocked(p_staff bigint, r recharge, OUT status text, OUT figures jsonb)
LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
BEGIN
  figures := '{}';
  status := CASE
    WHEN r.decision IS NOT NULL THEN 'ALREADY_DECIDED'
    WHEN staff_owns(p_staff, r.user_id) THEN 'OWN_REQUEST'
    WHEN r.first_approver = p_staff THEN 'SECOND_PERSON_NEEDED'
    WHEN r.taken_by <> p_staff AND r.lease_until > tarn_now() THEN 'TAKEN_BY_OTHER'
  END;
  IF status = 'TAKEN_BY_OTHER' THEN
    figures := jsonb_build_object('name', staff_name(r.taken_by));
  END IF;
END $$;
REVOKE ALL ON FUNCTION recharge_blocked FROM PUBLIC;
