-- Puts every open request of a user back into its queue that this member of staff holds, has approved first, or whose
-- decision has no effect yet and rests on them, with a step that says so. Answers kind and subject of each. For functions
-- of the owner, who write the audit entry. Locks: those reviews.
-- after: lapse_review, return_decision, review_conflict, review_transition
DROP FUNCTION IF EXISTS return_reviews;
CREATE FUNCTION return_reviews(p_user bigint, p_staff bigint) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r review;
  v_returned jsonb := '[]';
BEGIN
  FOR r IN SELECT v.* FROM review v WHERE v.user_id = p_user AND v.state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED')
    AND (p_staff IN (v.taken_by, v.first_approver) AND v.decision IS NULL OR review_conflict(v) = p_staff)
    ORDER BY v.id FOR UPDATE
  LOOP
    v_returned := v_returned || jsonb_build_object('kind', r.kind, 'subjectId', r.subject_id::text);
    IF r.decision IS NOT NULL THEN
      PERFORM return_decision(r, p_staff);
      CONTINUE;
    END IF;
    IF r.first_approver = p_staff THEN
      PERFORM lapse_review(r);
    ELSE
      UPDATE review SET taken_by = NULL, lease_until = NULL, version = version + 1,
        state = coalesce(review_transition(state, 'release'), state) WHERE id = r.id;
    END IF;
    INSERT INTO review_step (review_id, kind, staff_id) VALUES (r.id, 'RETURNED', p_staff);
  END LOOP;
  RETURN v_returned;
END $$;
REVOKE ALL ON FUNCTION return_reviews FROM PUBLIC;
