-- Writes who a user says they are, and puts it before staff. Name, number and day of birth are sealed for the
-- row p_id, which next_verification gave. The pictures are uploads of the same user and become part of a
-- document. The server has said kindly what is wrong before; a picture that gets here wrong raises.
-- Answers OK, or what verification_refusal says; of two accounts that send one document at once the second
-- hears ID_EXISTS. Locks: the user; what attach_pictures locks.
-- after: attach_pictures, lock_user_row, review_open, setting_number, verification_refusal
DROP FUNCTION IF EXISTS submit_verification;
CREATE FUNCTION submit_verification(
  p_id bigint, p_user bigint, p_name text, p_id_type text, p_id_number text, p_hash bytea, p_birth_date text,
  p_front bigint, p_back bigint, p_selfie bigint
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_refusal text;
  v_constraint text;
BEGIN
  PERFORM lock_user_row(p_user);
  v_refusal := verification_refusal(p_user, p_hash);
  IF v_refusal IS NOT NULL THEN RETURN v_refusal; END IF;
  PERFORM attach_pictures(p_user, ARRAY[p_front, p_back, p_selfie]);
  INSERT INTO verification (id, user_id, real_name, id_type, id_number, id_hash, birth_date, front_id, back_id,
      selfie_id) OVERRIDING SYSTEM VALUE
    VALUES (p_id, p_user, p_name, p_id_type, p_id_number, p_hash, p_birth_date, p_front, p_back, p_selfie);
  PERFORM review_open('VERIFICATION', p_id, p_user, setting_number('reviewHours')::int, NULL);
  RETURN 'OK';
EXCEPTION WHEN unique_violation THEN
  GET STACKED DIAGNOSTICS v_constraint = CONSTRAINT_NAME;
  IF v_constraint <> 'verification_one_person' THEN RAISE; END IF;
  RETURN 'ID_EXISTS';
END $$;
REVOKE ALL ON FUNCTION submit_verification FROM PUBLIC;
GRANT EXECUTE ON FUNCTION submit_verification TO tarn_app;
