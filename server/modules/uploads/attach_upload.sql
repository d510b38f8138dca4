-- Attaches a picture of this user to a request, so that it is kept. Answers the SHA-256 of what it shows, NULL
-- when the picture is none of theirs. Locks: the picture.
DROP FUNCTION IF EXISTS attach_upload;
CREATE FUNCTION attach_upload(p_upload bigint, p_user bigint) RETURNS bytea
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  UPDATE upload SET attached = true WHERE id = p_upload AND user_id = p_user RETURNING image_hash
$$;
REVOKE ALL ON FUNCTION attach_upload FROM PUBLIC;
