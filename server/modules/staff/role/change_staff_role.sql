-- Gives a member of staff another role, with the audit entry: the effect of a confirmed proposal, p_by confirmed
-- it. Raises when no administrator would stay. Their sockets close, and what they do next counts as of the new
-- role. Who leaves (LEFT) has no session from then on, and what they hold is free for others at once; what they decided
-- stays decided. Locks: the member; then the requests they hold; then the audit chain.
-- after: audit_write, free_reviews_held
DROP FUNCTION IF EXISTS change_staff_role;
CREATE FUNCTION change_staff_role(
  p_staff bigint, p_role text, p_by bigint, p_reason text, p_source text
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_before text;
BEGIN
  SELECT s.role INTO STRICT v_before FROM staff s WHERE s.id = p_staff FOR NO KEY UPDATE;
  UPDATE staff SET role = p_role WHERE id = p_staff;
  IF p_role = 'LEFT' THEN
    UPDATE staff_session SET ended_at = tarn_now() WHERE staff_id = p_staff AND ended_at IS NULL;
    PERFORM free_reviews_held(p_staff);
  END IF;
  PERFORM audit_write('staff/' || p_by, 'staff.role', 'staff/' || p_staff,
    jsonb_build_object('role', v_before), jsonb_build_object('role', p_role), p_reason, p_source);
END $$;
REVOKE ALL ON FUNCTION change_staff_role FROM PUBLIC;
