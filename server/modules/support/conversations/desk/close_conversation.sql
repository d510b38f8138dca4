-- Closes a conversation that this member of staff holds, with the audit entry. Answers OK or what lock_review says.
-- Locks: the conversation; the review; then the audit chain.
-- after: close_review, lock_review, note_in_conversation
DROP FUNCTION IF EXISTS close_conversation;
CREATE FUNCTION close_conversation(p_staff bigint, p_conversation bigint, p_version int, p_source text,
  OUT status text, OUT figures jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v record;
BEGIN
  PERFORM FROM conversation c WHERE c.id = p_conversation FOR UPDATE;
  v := lock_review(p_staff, 'CONVERSATION', p_conversation, p_version);
  status := v.status;
  figures := v.figures;
  IF status <> 'OK' THEN RETURN; END IF;
  UPDATE conversation SET closed_at = tarn_now() WHERE id = p_conversation;
  PERFORM note_in_conversation(p_conversation, 'CLOSED');
  PERFORM close_review(v.locked, p_staff, p_source);
END $$;
REVOKE ALL ON FUNCTION close_conversation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION close_conversation TO tarn_app;
