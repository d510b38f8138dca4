-- Attaches a picture of this user to a request, so that it is kept. Answers the SHA-256 of what it shows and how
-- it looks, NULL when the picture is none of theirs, part of a document of identity, or an avatar. Locks: the picture.
DROP FUNCTION IF EXISTS attach_upload;
CREATE FUNCTION attach_upload(p_upload bigint, p_user bigint, OUT image_hash bytea, OUT print bit)
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  UPDATE upload u SET attached = true WHERE u.id = p_upload AND u.user_id = p_user AND NOT u.staff_only AND NOT u.avatar
  RETURNING u.image_hash, u.print
$$;
REVOKE ALL ON FUNCTION attach_upload FROM PUBLIC;
