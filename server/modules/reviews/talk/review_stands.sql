-- Where a request is with staff, and when it ended there; NULL where there is none. Locks nothing.
DROP FUNCTION IF EXISTS review_stands;
CREATE FUNCTION review_stands(p_kind text, p_subject bigint, OUT state text, OUT ended_at timestamptz)
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT v.state, v.ended_at FROM review v WHERE v.kind = p_kind AND v.subject_id = p_subject
$$;
REVOKE ALL ON FUNCTION review_stands FROM PUBLIC;
