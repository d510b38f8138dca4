-- Somebody who says to be of the staff has forgotten the password: a link to that mailbox is sent by a job, good for an
-- hour from now. An earlier one ends. Three in an hour; more are passed over, and so is a mailbox that is nobody's, or of who has left:
-- nothing is answered. With the audit entry. Locks: the member; then the audit chain.
-- after: audit_write
DROP FUNCTION IF EXISTS ask_staff_reset;
CREATE FUNCTION ask_staff_reset(p_email text, p_language text, p_source text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
  v_now timestamptz := tarn_now();
BEGIN
  SELECT s.id INTO v_id FROM staff s WHERE s.email = p_email AND NOT s.practice_desk AND s.role <> 'LEFT'
    FOR NO KEY UPDATE;
  IF NOT FOUND OR (SELECT count(*) FROM staff_reset r WHERE r.staff_id = v_id
      AND r.asked_at > v_now - interval '1 hour') >= 3 THEN
    RETURN;
  END IF;
  UPDATE staff_reset r SET expires_at = v_now WHERE r.staff_id = v_id AND r.used_at IS NULL AND r.expires_at > v_now;
  INSERT INTO staff_reset (staff_id, language, asked_at, expires_at)
    VALUES (v_id, p_language, v_now, v_now + interval '1 hour');
  PERFORM audit_write('system', 'staff.reset-ask', 'staff/' || v_id, NULL, NULL, NULL, p_source);
END $$;
REVOKE ALL ON FUNCTION ask_staff_reset FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ask_staff_reset TO tarn_app;
