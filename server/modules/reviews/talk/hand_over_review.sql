-- Hands a conversation that p_staff holds to another member of staff who holds nothing and may, for p_seconds, with step
-- and audit entry. Answers OK, what lock_review and review_blocked say, STAFF_NOT_FOUND for nobody who is signed in, or
-- LEASE_HELD with the number that the other holds. Locks: the leases of the other; the review; then the audit chain.
-- after: audit_write, held_review, lock_review, review_blocked, review_number, staff_signed_in
DROP FUNCTION IF EXISTS hand_over_review;
CREATE FUNCTION hand_over_review(p_staff bigint, p_conversation bigint, p_version int, p_to bigint,
  p_seconds int, p_source text, OUT status text, OUT figures jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  other record := held_review(p_to);
  v record;
BEGIN
  v := lock_review(p_staff, 'CONVERSATION', p_conversation, p_version);
  status := v.status;
  figures := v.figures;
  IF status <> 'OK' THEN RETURN; END IF;
  IF p_to = p_staff OR NOT staff_signed_in(p_to) THEN status := 'STAFF_NOT_FOUND'; RETURN; END IF;
  IF (other.held).id IS NOT NULL THEN
    status := 'LEASE_HELD';
    figures := jsonb_build_object('number', review_number((other.held).kind, (other.held).subject_id));
    RETURN;
  END IF;
  status := coalesce(nullif(review_blocked(p_to, v.locked), 'TAKEN_BY_OTHER'), 'OK');
  IF status <> 'OK' THEN RETURN; END IF;
  UPDATE review SET taken_by = p_to, lease_until = tarn_now() + make_interval(secs => least(p_seconds, 3600)),
    version = version + 1 WHERE id = (v.locked).id;
  INSERT INTO review_step (review_id, kind, staff_id) VALUES ((v.locked).id, 'HANDED_OVER', p_staff);
  PERFORM audit_write('staff/' || p_staff, 'conversation.handOver', 'conversation/' || p_conversation,
    jsonb_build_object('takenBy', p_staff), jsonb_build_object('takenBy', p_to), NULL, p_source);
END $$;
REVOKE ALL ON FUNCTION hand_over_review FROM PUBLIC;
