-- Takes the oldest free request of a kind that this member of staff may decide.
-- Answers its subject, or NULL when there is none. A request that others are taking at this moment, or that
-- cannot be taken for whatever reason, is passed over. Locks: the review it takes.
-- after: take_review, staff_owns
DROP FUNCTION IF EXISTS take_next_review;
CREATE FUNCTION take_next_review(p_staff bigint, p_kind text, p_seconds int, p_source text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_subject bigint := 0;
  v_status text;
BEGIN
  LOOP
    SELECT v.subject_id INTO v_subject FROM review v
      WHERE v.kind = p_kind AND v.subject_id > v_subject
        AND v.state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED') AND v.decision IS NULL
        AND v.state <> 'ON_HOLD'
        AND (v.taken_by IS NULL OR v.lease_until <= tarn_now())
        AND v.first_approver IS DISTINCT FROM p_staff
        AND NOT staff_owns(p_staff, v.user_id)
      ORDER BY v.subject_id LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF NOT FOUND THEN RETURN NULL; END IF;
    BEGIN
      SELECT t.status INTO v_status FROM take_review(p_staff, p_kind, v_subject, NULL, p_seconds, p_source) t;
      IF v_status = 'OK' THEN RETURN v_subject; END IF;
    EXCEPTION WHEN check_violation OR restrict_violation THEN
      RAISE WARNING 'request % cannot be taken: %', v_subject, SQLERRM;
    END;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION take_next_review FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_next_review TO tarn_app;
