-- Whether what somebody decided at an instant about a subject of the log (`withdrawal/17`) has come to its effect, and
-- was not undone before: it is the decision itself, or the first of two approvals. The entry of a decision is written
-- right after it. Locks nothing.
DROP FUNCTION IF EXISTS decision_stands;
CREATE FUNCTION decision_stands(p_subject text, p_actor text, p_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM review v
    WHERE v.kind = upper(split_part(p_subject, '/', 1)) AND v.subject_id = split_part(p_subject, '/', 2)::bigint
      AND v.decision IS NOT NULL AND v.ended_at IS NOT NULL
      AND ((p_actor = 'staff/' || v.decided_by AND p_at >= v.decided_at)
        OR (p_actor = 'staff/' || v.first_approver AND p_at >= v.first_approved_at)))
$$;
REVOKE ALL ON FUNCTION decision_stands FROM PUBLIC;
GRANT EXECUTE ON FUNCTION decision_stands TO tarn_app;
