-- What approvals of a request found, by step, as far as this member of staff may see it: their own; everybody's
-- once the request is approved or at its end, or after a second person has found something else. Locks nothing.
DROP FUNCTION IF EXISTS review_findings;
CREATE FUNCTION review_findings(p_kind text, p_subject bigint, p_staff bigint)
RETURNS TABLE (step_id bigint, found jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT f.step_id, f.found FROM review v
    JOIN review_step s ON s.review_id = v.id
    JOIN review_finding f ON f.step_id = s.id
  WHERE v.kind = p_kind AND v.subject_id = p_subject
    AND (s.staff_id = p_staff OR v.decision = 'APPROVED' OR v.state IN ('SUCCESS', 'FAILED', 'CANCELLED')
      OR EXISTS (SELECT FROM review_step c WHERE c.review_id = v.id AND c.kind = 'CONTRADICTED' AND c.id >= s.id))
$$;
REVOKE ALL ON FUNCTION review_findings FROM PUBLIC;
GRANT EXECUTE ON FUNCTION review_findings TO tarn_app;
