-- Puts a request of a kind before staff, promised within p_hours. p_asked: the amount asked for, minor units,
-- NULL where it is not about money. For the function that writes the request.
DROP FUNCTION IF EXISTS review_open;
CREATE FUNCTION review_open(p_kind text, p_subject bigint, p_user bigint, p_hours int, p_asked bigint)
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  INSERT INTO review (kind, subject_id, user_id, asked, review_by)
    VALUES (p_kind, p_subject, p_user, p_asked, tarn_now() + make_interval(hours => p_hours)) RETURNING id INTO v_id;
  INSERT INTO review_step (review_id, kind) VALUES (v_id, 'SUBMITTED');
END $$;
REVOKE ALL ON FUNCTION review_open FROM PUBLIC;
