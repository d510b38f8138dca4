-- Makes the avatar of a user, by its name, loose again, so that it goes. Locks: the picture.
DROP FUNCTION IF EXISTS detach_avatar;
CREATE FUNCTION detach_avatar(p_user bigint, p_name text) RETURNS void
LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  UPDATE upload u SET attached = false WHERE u.name = p_name AND u.user_id = p_user AND u.avatar
$$;
REVOKE ALL ON FUNCTION detach_avatar FROM PUBLIC;
