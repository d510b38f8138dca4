-- The request that this member of staff holds, of whatever kind, NULL when there is none; and freed, the one
-- whose lease has just been found over and which is back in its queue. Until the transaction ends nobody else
-- takes a request for this member: two tabs cannot hold two.
-- Locks: the leases of this member; the request whose lease is over.
-- after: expire_review
DROP FUNCTION IF EXISTS held_review;
CREATE FUNCTION held_review(p_staff bigint, OUT held review, OUT freed review)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('review.lease/' || p_staff, 0));
  SELECT v.* INTO freed FROM review v WHERE v.taken_by = p_staff AND v.lease_until <= tarn_now() FOR UPDATE;
  IF FOUND THEN PERFORM expire_review(freed); END IF;
  SELECT v.* INTO held FROM review v WHERE v.taken_by = p_staff;
END $$;
REVOKE ALL ON FUNCTION held_review FROM PUBLIC;
