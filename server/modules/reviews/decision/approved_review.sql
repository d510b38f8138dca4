-- The people whose approval stands, at the end of the undo window: one, or two where two are needed.
-- NULL when the request is not approved, or not yet. For the effect of a kind.
DROP FUNCTION IF EXISTS approved_review;
CREATE FUNCTION approved_review(p_kind text, p_subject bigint) RETURNS bigint[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT array_remove(ARRAY[v.first_approver, v.second_approver], NULL) FROM review v
  WHERE v.kind = p_kind AND v.subject_id = p_subject AND v.state = 'DECIDED' AND v.decision = 'APPROVED'
    AND v.effective_at <= tarn_now() AND v.first_approver IS NOT NULL
    AND (NOT v.needs_second OR v.second_approver <> v.first_approver)
$$;
REVOKE ALL ON FUNCTION approved_review FROM PUBLIC;
