-- Writes a step of a review and the audit entry of who did it, in the transaction of its effect. p_staff is
-- NULL for what happens by itself, which the log of staff does not tell.
-- after: audit_write
DROP FUNCTION IF EXISTS review_note;
CREATE FUNCTION review_note(
  r review, p_step text, p_act text, p_staff bigint, p_note text, p_more jsonb, p_source text
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF p_step IS NOT NULL THEN
    INSERT INTO review_step (review_id, kind, staff_id, note) VALUES (r.id, p_step, p_staff, p_note);
  END IF;
  IF p_staff IS NOT NULL THEN
    PERFORM audit_write('staff/' || p_staff, lower(r.kind) || '.' || p_act,
      lower(r.kind) || '/' || r.subject_id, jsonb_build_object('state', r.state, 'takenBy', r.taken_by),
      p_more, p_note, p_source);
  END IF;
END $$;
REVOKE ALL ON FUNCTION review_note FROM PUBLIC;
