-- Lets this member of staff see a picture once within p_seconds, by a token whose SHA-256 is kept. For functions
-- of the owner, who write the audit entry.
DROP FUNCTION IF EXISTS allow_picture_view;
CREATE FUNCTION allow_picture_view(p_upload bigint, p_staff bigint, p_token bytea, p_seconds int) RETURNS void
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  DELETE FROM picture_view WHERE expires_at <= tarn_now();
  INSERT INTO picture_view (token_hash, upload_id, staff_id, expires_at)
    VALUES (p_token, p_upload, p_staff, tarn_now() + make_interval(secs => p_seconds));
$$;
REVOKE ALL ON FUNCTION allow_picture_view FROM PUBLIC;
