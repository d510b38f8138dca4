-- Whether a picture is of this user and still shows what has this SHA-256. Locks nothing.
DROP FUNCTION IF EXISTS upload_shows;
CREATE FUNCTION upload_shows(p_upload bigint, p_user bigint, p_hash bytea) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM upload u WHERE u.id = p_upload AND u.user_id = p_user
    AND u.image_hash = p_hash)
$$;
REVOKE ALL ON FUNCTION upload_shows FROM PUBLIC;
