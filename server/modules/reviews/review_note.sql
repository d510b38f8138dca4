-- Writes a step of a review and the audit entry of who did it, in the transaction of its effect. p_staff is
-- NULL for what happens by itself, which is not in the log of staff. p_found: what an approval found,
-- kept beside the step.
-- after: audit_write
DROP FUNCTION IF EXISTS review_note;
CREATE FUNCTION review_note(
  r review, p_step text, p_act text, p_staff bigint, p_note text, p_more jsonb, p_source text,
  p_found jsonb DEFAULT NULL
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_step bigint;
BEGIN
  IF p_step IS NOT NULL THEN
    INSERT INTO review_step (review_id, kind, staff_id, note) VALUES (r.id, p_step, p_staff, p_note)
      RETURNING id INTO v_step;
    IF p_found IS NOT NULL THEN INSERT INTO review_finding VALUES (v_step, p_found); END IF;
  END IF;
  IF p_staff IS NOT NULL THEN
    PERFORM audit_write('staff/' || p_staff, lower(r.kind) || '.' || p_act,
      lower(r.kind) || '/' || r.subject_id, jsonb_build_object('state', r.state, 'takenBy', r.taken_by),
      p_more, p_note, p_source);
  END IF;
END $$;
REVOKE ALL ON FUNCTION review_note FROM PUBLIC;
