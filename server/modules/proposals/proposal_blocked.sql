-- Why this member of staff may neither propose, confirm nor refuse such a change; NULL when they may.
-- Raises when they are no administrator. Locks nothing.
-- after: staff_is_admin, staff_owns
DROP FUNCTION IF EXISTS proposal_blocked;
CREATE FUNCTION proposal_blocked(p_kind text, p_subject text, p_staff bigint) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF p_kind = 'STAFF_ROLE' AND p_subject = 'staff/' || p_staff THEN
    RETURN 'OWN_ROLE';
  END IF;
  IF p_kind = 'MANUAL_CREDIT' AND staff_owns(p_staff, split_part(p_subject, '/', 2)::bigint) THEN
    RETURN 'OWN_REQUEST';
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION proposal_blocked FROM PUBLIC;
