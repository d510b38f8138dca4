-- Writes down a note of staff about a user, with its audit entry, which leaves the text to the note. Never about an
-- account of their own. Answers OK and the note's id, USER_NOT_FOUND or OWN_REQUEST. Locks nothing.
-- after: audit_write, staff_owns
DROP FUNCTION IF EXISTS add_user_note;
CREATE FUNCTION add_user_note(
  p_staff bigint, p_user bigint, p_note text, p_source text, OUT status text, OUT id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM app_user u WHERE u.id = p_user) THEN
    status := 'USER_NOT_FOUND';
    RETURN;
  END IF;
  IF staff_owns(p_staff, p_user) THEN
    status := 'OWN_REQUEST';
    RETURN;
  END IF;
  INSERT INTO user_note AS n (user_id, staff_id, note) VALUES (p_user, p_staff, p_note) RETURNING n.id INTO id;
  PERFORM audit_write('staff/' || p_staff, 'user.note', 'user/' || p_user, NULL, NULL, NULL, p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION add_user_note FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_user_note TO tarn_app;
