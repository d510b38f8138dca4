-- Makes a fresh square picture of this user their avatar, and the one so far (p_old, by its name) loose again, so
-- that it goes. Answers the new one's name; NULL when the picture is none of theirs, not square, or already part of
-- something else. Locks: both pictures.
DROP FUNCTION IF EXISTS attach_avatar;
CREATE FUNCTION attach_avatar(p_upload bigint, p_user bigint, p_old text) RETURNS text
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
DECLARE
  v_name text;
BEGIN
  UPDATE upload u SET attached = true, avatar = true
    WHERE u.id = p_upload AND u.user_id = p_user AND NOT u.attached AND NOT u.staff_only
      AND u.width = u.height AND u.width <= 512
    RETURNING u.name INTO v_name;
  IF v_name IS NOT NULL THEN
    UPDATE upload u SET attached = false WHERE u.name = p_old AND u.user_id = p_user AND u.avatar;
  END IF;
  RETURN v_name;
END $$;
REVOKE ALL ON FUNCTION attach_avatar FROM PUBLIC;
