-- Locks a conversation for what its holder says: OK with the review, REQUEST_NOT_FOUND, CONVERSATION_CLOSED or
-- LEASE_REQUIRED. Locks: the review.
-- after: locked_review
DROP FUNCTION IF EXISTS held_for;
CREATE FUNCTION held_for(p_staff bigint, p_conversation bigint, OUT status text, OUT locked review)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  locked := locked_review('CONVERSATION', p_conversation);
  status := CASE
    WHEN locked.id IS NULL THEN 'REQUEST_NOT_FOUND'
    WHEN locked.state = 'CANCELLED' THEN 'CONVERSATION_CLOSED'
    WHEN locked.taken_by IS DISTINCT FROM p_staff OR locked.lease_until <= tarn_now() THEN 'LEASE_REQUIRED'
    ELSE 'OK' END;
END $$;
REVOKE ALL ON FUNCTION held_for FROM PUBLIC;
