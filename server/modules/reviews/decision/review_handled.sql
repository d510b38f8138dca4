-- Whether this member of staff ever had a request in hand: took it, or did anything to it. Locks nothing.
DROP FUNCTION IF EXISTS review_handled;
CREATE FUNCTION review_handled(p_staff bigint, p_kind text, p_subject bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM review v JOIN review_step s ON s.review_id = v.id
    WHERE v.kind = p_kind AND v.subject_id = p_subject AND s.staff_id = p_staff)
$$;
REVOKE ALL ON FUNCTION review_handled FROM PUBLIC;
