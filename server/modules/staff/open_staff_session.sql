-- Opens a console session of twelve hours (schema/limits.ts), with the audit entry; how long it runs is
-- not the caller's to say. p_token_hash: SHA-256 of the token.
-- after: audit_write
DROP FUNCTION IF EXISTS open_staff_session;
CREATE FUNCTION open_staff_session(p_staff bigint, p_token_hash bytea, p_source text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  INSERT INTO staff_session (staff_id, token_hash, expires_at)
    VALUES (p_staff, p_token_hash, tarn_now() + interval '12 hours') RETURNING id INTO v_id;
  PERFORM audit_write('staff/' || p_staff, 'staff.sign-in', 'staff/' || p_staff, NULL, NULL, NULL, p_source);
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION open_staff_session FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_staff_session TO tarn_app;
