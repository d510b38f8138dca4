-- Takes the second factor of a member of staff away, and ends their sessions, with the audit entry: they set up
-- another when they sign in next. By an administrator, never one's own.
-- Answers OK, OWN_FACTOR, STAFF_NOT_FOUND or SECOND_FACTOR_NOT_SET; raises when p_by is no administrator.
-- Locks: the member's factor; their sessions; then the audit chain.
-- after: audit_write, staff_is_admin
DROP FUNCTION IF EXISTS reset_staff_factor;
CREATE FUNCTION reset_staff_factor(p_by bigint, p_staff bigint, p_reason text, p_source text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF NOT staff_is_admin(p_by) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_by USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF p_by = p_staff THEN RETURN 'OWN_FACTOR'; END IF;
  IF NOT EXISTS (SELECT FROM staff s WHERE s.id = p_staff) THEN RETURN 'STAFF_NOT_FOUND'; END IF;
  UPDATE staff_factor SET sealed_key = NULL, confirmed_at = NULL, reset_by = p_by
    WHERE staff_id = p_staff AND confirmed_at IS NOT NULL;
  IF NOT FOUND THEN RETURN 'SECOND_FACTOR_NOT_SET'; END IF;
  UPDATE staff_session SET ended_at = tarn_now() WHERE staff_id = p_staff AND ended_at IS NULL;
  PERFORM audit_write('staff/' || p_by, 'staff.factor-reset', 'staff/' || p_staff, NULL, NULL, p_reason, p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION reset_staff_factor FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reset_staff_factor TO tarn_app;
