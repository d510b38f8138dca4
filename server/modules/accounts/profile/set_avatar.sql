-- Shows a fresh square picture of the user's own beside their name; the one so far is loose again. Answers its name,
-- NULL when it is no such picture. Locks: the user's row, then the pictures.
-- after: attach_avatar
DROP FUNCTION IF EXISTS set_avatar;
CREATE FUNCTION set_avatar(p_user bigint, p_upload bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_old text;
  v_name text;
BEGIN
  SELECT u.avatar INTO v_old FROM app_user u WHERE u.id = p_user FOR NO KEY UPDATE;
  v_name := attach_avatar(p_upload, p_user, v_old);
  IF v_name IS NOT NULL THEN UPDATE app_user u SET avatar = v_name WHERE u.id = p_user; END IF;
  RETURN v_name;
END $$;
REVOKE ALL ON FUNCTION set_avatar FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_avatar TO tarn_app;
