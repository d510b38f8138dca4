-- Locks a request for an act of staff; NULL where there is none. For functions of the owner. Locks: the review.
DROP FUNCTION IF EXISTS locked_review;
CREATE FUNCTION locked_review(p_kind text, p_subject bigint) RETURNS review
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT v FROM review v WHERE v.kind = p_kind AND v.subject_id = p_subject FOR UPDATE
$$;
REVOKE ALL ON FUNCTION locked_review FROM PUBLIC;
