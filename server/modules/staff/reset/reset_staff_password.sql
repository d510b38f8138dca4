-- Sets the password that a member of staff chose by the link to their mailbox (its hash), once, with the audit entry.
-- Where a second factor is in use, a code of it is used as well (p_key, p_step). All their sessions end, and every
-- administrator is told. Answers OK, STAFF_LINK_ENDED or SECOND_FACTOR_WRONG. Locks: the reset; the factor; the member;
-- their sessions; then the audit chain.
-- after: audit_write, notify_administrators, use_staff_factor
DROP FUNCTION IF EXISTS reset_staff_password;
CREATE FUNCTION reset_staff_password(p_token_hash bytea, p_password_hash text, p_key text, p_step bigint, p_source text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r staff_reset;
BEGIN
  SELECT s.* INTO r FROM staff_reset s WHERE s.token_hash = p_token_hash AND s.used_at IS NULL
    AND s.expires_at > tarn_now() FOR UPDATE;
  IF r.id IS NULL THEN RETURN 'STAFF_LINK_ENDED'; END IF;
  IF EXISTS (SELECT FROM staff_factor f WHERE f.staff_id = r.staff_id AND f.confirmed_at IS NOT NULL)
      AND NOT use_staff_factor(r.staff_id, p_key, p_step, p_source) THEN
    RETURN 'SECOND_FACTOR_WRONG';
  END IF;
  UPDATE staff_reset s SET used_at = tarn_now() WHERE s.id = r.id;
  UPDATE staff s SET password_hash = p_password_hash WHERE s.id = r.staff_id;
  UPDATE staff_session s SET ended_at = tarn_now() WHERE s.staff_id = r.staff_id AND s.ended_at IS NULL;
  PERFORM audit_write('system', 'staff.reset', 'staff/' || r.staff_id, NULL, NULL, NULL, p_source);
  PERFORM notify_administrators('STAFF_PASSWORD_RESET', 'staff/' || r.staff_id);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION reset_staff_password FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reset_staff_password TO tarn_app;
