-- Uses up a code of this scene that was typed right within five minutes, at the user's own mailbox or phone.
-- Answers whether there was one. Locks: the code.
DROP FUNCTION IF EXISTS spend_code;
CREATE FUNCTION spend_code(p_user bigint, p_scene text) RETURNS boolean
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  DELETE FROM one_time_code c USING app_user u
  WHERE u.id = p_user AND c.target IN (u.email, u.phone) AND c.scene = p_scene
    AND c.used_at > tarn_now() - interval '5 minutes';
  RETURN FOUND;
END
$$;
REVOKE ALL ON FUNCTION spend_code FROM PUBLIC;
