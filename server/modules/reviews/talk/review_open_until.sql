-- The same as review_open, promised until an instant. p_state: SUBMITTED, or ON_HOLD for a conversation that waits for its
-- person.
DROP FUNCTION IF EXISTS review_open_until;
CREATE FUNCTION review_open_until(p_kind text, p_subject bigint, p_user bigint, p_until timestamptz, p_asked bigint,
  p_state text DEFAULT 'SUBMITTED') RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  INSERT INTO review (kind, subject_id, user_id, asked, review_by, state)
    VALUES (p_kind, p_subject, p_user, p_asked, p_until, p_state) RETURNING id INTO v_id;
  INSERT INTO review_step (review_id, kind) VALUES (v_id, 'SUBMITTED');
END $$;
REVOKE ALL ON FUNCTION review_open_until FROM PUBLIC;
