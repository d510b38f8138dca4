-- Opens a console session of twelve hours (schema/limits.ts), with the audit entry; how long it runs is
-- not the caller's to say. p_token_hash: SHA-256 of the token. p_key and p_step: a code of the second factor,
-- as of use_staff_factor; whoever has one in use opens no session without. p_device_hash: SHA-256 of what the browser
-- calls itself. Answers the session, NULL where that code is missing or not to be used, and for who has left.
-- Locks: the member; as use_staff_factor, then as flag_shared_device.
-- after: audit_write, flag_shared_device, use_staff_factor
DROP FUNCTION IF EXISTS open_staff_session;
CREATE FUNCTION open_staff_session(
  p_staff bigint, p_token_hash bytea, p_source text, p_key text DEFAULT NULL, p_step bigint DEFAULT NULL,
  p_device_hash bytea DEFAULT NULL
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  -- Locked, so that who leaves in the same instant has no session that their leaving did not end.
  PERFORM FROM staff s WHERE s.id = p_staff AND s.role <> 'LEFT' FOR SHARE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF p_step IS NOT NULL AND NOT use_staff_factor(p_staff, p_key, p_step, p_source)
    OR p_step IS NULL AND EXISTS (SELECT FROM staff_factor f
      WHERE f.staff_id = p_staff AND f.confirmed_at IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  INSERT INTO staff_session (staff_id, token_hash, expires_at, by_factor, device_hash)
    VALUES (p_staff, p_token_hash, tarn_now() + interval '12 hours', p_step IS NOT NULL, p_device_hash)
    RETURNING id INTO v_id;
  PERFORM flag_shared_device(p_device_hash);
  PERFORM audit_write('staff/' || p_staff, 'staff.sign-in', 'staff/' || p_staff, NULL, NULL, NULL, p_source);
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION open_staff_session FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_staff_session TO tarn_app;
