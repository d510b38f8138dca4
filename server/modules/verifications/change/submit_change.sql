-- Writes the version that a verified user asks for beside the one that stands, and puts the request before staff. Name,
-- number and day of birth are sealed for the row p_id, which next_verification gave. The pictures are uploads of the
-- same user and become part of a document.
-- Answers OK, or what change_refusal and submit_help say, with figures; then the caller takes its transaction back.
-- Locks: the user; what attach_pictures locks.
-- after: attach_pictures, change_refusal, lock_user_row, submit_help
DROP FUNCTION IF EXISTS submit_change;
CREATE FUNCTION submit_change(
  p_id bigint, p_user bigint, p_name text, p_id_type text, p_id_number text, p_hash bytea, p_birth_date text,
  p_front bigint, p_back bigint, p_selfie bigint, p_note text, OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM lock_user_row(p_user);
  status := change_refusal(p_user, p_hash);
  figures := '{}';
  IF status IS NOT NULL THEN RETURN; END IF;
  PERFORM attach_pictures(p_user, ARRAY[p_front, p_back, p_selfie]);
  INSERT INTO verification (id, user_id, real_name, id_type, id_number, id_hash, birth_date, front_id, back_id,
      selfie_id, standing, replaces) OVERRIDING SYSTEM VALUE
    SELECT p_id, p_user, p_name, p_id_type, p_id_number, p_hash, p_birth_date, p_front, p_back, p_selfie, false, r.id
      FROM verification r WHERE r.user_id = p_user AND r.standing;
  SELECT h.status, h.figures INTO status, figures FROM submit_help(p_user, 'INFO_CHANGE', p_note, p_id) h;
END $$;
REVOKE ALL ON FUNCTION submit_change FROM PUBLIC;
GRANT EXECUTE ON FUNCTION submit_change TO tarn_app;
