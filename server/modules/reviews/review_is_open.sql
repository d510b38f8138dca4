-- Whether a request waits for staff, or its decision for its effect. Locks nothing.
DROP FUNCTION IF EXISTS review_is_open;
CREATE FUNCTION review_is_open(p_kind text, p_subject bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM review v WHERE v.kind = p_kind AND v.subject_id = p_subject
    AND v.state NOT IN ('SUCCESS', 'FAILED', 'CANCELLED'))
$$;
REVOKE ALL ON FUNCTION review_is_open FROM PUBLIC;
