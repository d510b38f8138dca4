-- Takes the picture beside a user's name away; their initials stand there again. Once or twice is the same.
-- Locks: the user's row, then the picture.
-- after: detach_avatar
DROP FUNCTION IF EXISTS remove_avatar;
CREATE FUNCTION remove_avatar(p_user bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_old text;
BEGIN
  SELECT u.avatar INTO v_old FROM app_user u WHERE u.id = p_user FOR NO KEY UPDATE;
  IF v_old IS NULL THEN RETURN; END IF;
  UPDATE app_user u SET avatar = NULL WHERE u.id = p_user;
  PERFORM detach_avatar(p_user, v_old);
END $$;
REVOKE ALL ON FUNCTION remove_avatar FROM PUBLIC;
GRANT EXECUTE ON FUNCTION remove_avatar TO tarn_app;
