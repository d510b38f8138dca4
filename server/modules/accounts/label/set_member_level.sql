-- Gives a user the level beside their name, with its audit entry or not at all. It changes nothing else. For an
-- administrator, and never for an account of their own.
-- Answers OK, REASON_REQUIRED, USER_NOT_FOUND, NOT_PERMITTED (no administrator), OWN_REQUEST or ALREADY_DECIDED (it is so
-- already). Locks: the user.
-- after: audit_write, staff_is_admin, staff_owns
DROP FUNCTION IF EXISTS set_member_level;
CREATE FUNCTION set_member_level(p_staff bigint, p_user bigint, p_level text, p_reason text, p_source text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_reason text := btrim(coalesce(p_reason, ''));
  v_level text;
BEGIN
  IF NOT staff_is_admin(p_staff) THEN RETURN 'NOT_PERMITTED'; END IF;
  IF length(v_reason) = 0 THEN RETURN 'REASON_REQUIRED'; END IF;
  SELECT u.member_level INTO v_level FROM app_user u WHERE u.id = p_user FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'USER_NOT_FOUND'; END IF;
  IF staff_owns(p_staff, p_user) THEN RETURN 'OWN_REQUEST'; END IF;
  IF v_level = p_level THEN RETURN 'ALREADY_DECIDED'; END IF;
  UPDATE app_user SET member_level = p_level WHERE id = p_user;
  PERFORM audit_write('staff/' || p_staff, 'user.level', 'user/' || p_user,
    jsonb_build_object('level', v_level), jsonb_build_object('level', p_level), v_reason, p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION set_member_level FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_member_level TO tarn_app;
