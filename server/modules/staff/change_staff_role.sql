-- Gives a member of staff another role, with the audit entry: the effect of a confirmed proposal, p_by confirmed
-- it. Raises when no administrator would stay. Their sockets close, and what they do next counts as of the new
-- role. Locks: the member.
-- after: audit_write
DROP FUNCTION IF EXISTS change_staff_role;
CREATE FUNCTION change_staff_role(
  p_staff bigint, p_role text, p_by bigint, p_reason text, p_source text
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_before text;
BEGIN
  SELECT s.role INTO STRICT v_before FROM staff s WHERE s.id = p_staff FOR NO KEY UPDATE;
  UPDATE staff SET role = p_role WHERE id = p_staff;
  PERFORM audit_write('staff/' || p_by, 'staff.role', 'staff/' || p_staff,
    jsonb_build_object('role', v_before), jsonb_build_object('role', p_role), p_reason, p_source);
END $$;
REVOKE ALL ON FUNCTION change_staff_role FROM PUBLIC;
