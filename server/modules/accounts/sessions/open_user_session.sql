-- Opens a session of a user: FULL for 90 days, LOCKED_PASS for 15 minutes (schema/limits.ts); how long it
-- runs is not the caller's to say. p_token_hash: SHA-256 of the token. p_device: browser and system. p_device_hash:
-- SHA-256 of what the browser calls itself. A trigger refuses a full session of a locked user and a pass of any other.
-- Locks: as flag_shared_device.
-- after: flag_shared_device
DROP FUNCTION IF EXISTS open_user_session;
CREATE FUNCTION open_user_session(p_user bigint, p_kind text, p_token_hash bytea, p_device text DEFAULT NULL,
  p_address text DEFAULT NULL, p_device_hash bytea DEFAULT NULL) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_ends timestamptz;
BEGIN
  INSERT INTO user_session (user_id, kind, token_hash, device, address, device_hash, expires_at)
  VALUES (p_user, p_kind, p_token_hash, p_device, nullif(p_address, ''), p_device_hash, tarn_now() + CASE p_kind
    WHEN 'FULL' THEN interval '90 days' WHEN 'LOCKED_PASS' THEN interval '15 minutes' END)
  RETURNING expires_at INTO v_ends;
  PERFORM flag_shared_device(p_device_hash);
  RETURN v_ends;
END $$;
REVOKE ALL ON FUNCTION open_user_session FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_user_session TO tarn_app;
