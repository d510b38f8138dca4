-- Gives back to their queues whatever this member of staff holds, each with a step that says so. For functions of the
-- owner. Locks: those reviews.
-- after: expire_review
DROP FUNCTION IF EXISTS free_reviews_held;
CREATE FUNCTION free_reviews_held(p_staff bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r review;
BEGIN
  FOR r IN SELECT v.* FROM review v WHERE v.taken_by = p_staff AND v.lease_until IS NOT NULL ORDER BY v.id FOR UPDATE
  LOOP
    PERFORM expire_review(r);
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION free_reviews_held FROM PUBLIC;
