-- Whose request this is; NULL where there is none. Locks nothing.
DROP FUNCTION IF EXISTS review_user;
CREATE FUNCTION review_user(p_kind text, p_subject bigint) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT v.user_id FROM review v WHERE v.kind = p_kind AND v.subject_id = p_subject
$$;
REVOKE ALL ON FUNCTION review_user FROM PUBLIC;
