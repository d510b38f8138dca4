-- Ends a console session, with the audit entry, once: what has ended stays as it is. Never refused.
-- Locks: the session; then the audit chain.
-- after: audit_write, staff_signed_in
DROP FUNCTION IF EXISTS close_staff_session;
CREATE FUNCTION close_staff_session(p_session bigint, p_source text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_staff bigint;
BEGIN
  SELECT s.staff_id INTO v_staff FROM staff_session s WHERE s.id = p_session AND s.ended_at IS NULL
    FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  -- Whoever is not signed in any more does nothing that belongs into the log.
  IF staff_signed_in(v_staff) THEN
    PERFORM audit_write('staff/' || v_staff, 'staff.sign-out', 'staff/' || v_staff, NULL, NULL, NULL, p_source);
  END IF;
  UPDATE staff_session SET ended_at = tarn_now() WHERE id = p_session;
END $$;
REVOKE ALL ON FUNCTION close_staff_session FROM PUBLIC;
GRANT EXECUTE ON FUNCTION close_staff_session TO tarn_app;
