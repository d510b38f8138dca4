-- Whether this member of staff has given this request back for others to take. Locks nothing.
DROP FUNCTION IF EXISTS given_back;
CREATE FUNCTION given_back(p_staff bigint, p_kind text, p_subject bigint) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM review v JOIN review_step s ON s.review_id = v.id
    WHERE v.kind = p_kind AND v.subject_id = p_subject AND s.kind = 'RELEASED' AND s.staff_id = p_staff)
$$;
REVOKE ALL ON FUNCTION given_back FROM PUBLIC;
GRANT EXECUTE ON FUNCTION given_back TO tarn_app;
