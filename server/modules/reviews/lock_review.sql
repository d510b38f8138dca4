-- Locks a request for a decision of this member of staff, who must hold it. Answers OK and the review, or a
-- code of the catalogue with its figures. For functions of the owner. Locks: the review.
-- after: review_blocked
DROP FUNCTION IF EXISTS lock_review;
CREATE FUNCTION lock_review(
  p_staff bigint, p_kind text, p_subject bigint, p_version int,
  OUT status text, OUT figures jsonb, OUT locked review
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  figures := '{}';
  SELECT v.* INTO locked FROM review v WHERE v.kind = p_kind AND v.subject_id = p_subject FOR UPDATE;
  IF NOT FOUND THEN status := 'REQUEST_NOT_FOUND'; RETURN; END IF;
  SELECT b.status, b.figures INTO status, figures FROM review_blocked(p_staff, locked, p_version) b;
  IF status IS NULL AND (locked.taken_by IS DISTINCT FROM p_staff OR locked.lease_until <= tarn_now()) THEN
    status := 'LEASE_REQUIRED';
  END IF;
  status := coalesce(status, 'OK');
END $$;
REVOKE ALL ON FUNCTION lock_review FROM PUBLIC;
