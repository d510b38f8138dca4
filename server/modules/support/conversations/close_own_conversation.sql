-- Closes an own conversation, wherever it is with staff. Answers OK, also when it was closed already, or
-- CONVERSATION_NOT_FOUND (somebody else's too). Locks: the conversation; the review.
-- after: note_in_conversation, own_conversation, stop_review
DROP FUNCTION IF EXISTS close_own_conversation;
CREATE FUNCTION close_own_conversation(p_user bigint, p_visitor bytea, p_conversation bigint,
  OUT status text, OUT figures jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  c conversation := own_conversation(p_user, p_visitor, p_conversation, false);
BEGIN
  figures := '{}';
  status := CASE WHEN c.id IS NULL THEN 'CONVERSATION_NOT_FOUND' ELSE 'OK' END;
  IF c.id IS NULL OR c.closed_at IS NOT NULL THEN RETURN; END IF;
  UPDATE conversation SET closed_at = tarn_now() WHERE id = c.id;
  PERFORM stop_review('CONVERSATION', c.id, c.user_id);
  PERFORM note_in_conversation(c.id, 'CLOSED');
END $$;
REVOKE ALL ON FUNCTION close_own_conversation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION close_own_conversation TO tarn_app;
