-- Closes an own conversation, wherever it is with staff. Answers OK and the conversation, OK alone when it was closed
-- already, CONVERSATION_NOT_FOUND (somebody else's too), or TOO_MANY_REQUESTS with seconds: p_most in a minute, with what
-- is said. Locks: the user or visitor; the conversation; the review.
-- after: note_in_conversation, own_conversation, own_conversations_lock, own_pace, stop_review
DROP FUNCTION IF EXISTS close_own_conversation;
CREATE FUNCTION close_own_conversation(p_user bigint, p_visitor bytea, p_conversation bigint, p_most int,
  OUT status text, OUT figures jsonb, OUT id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  c conversation;
BEGIN
  PERFORM own_conversations_lock(p_user, p_visitor);
  c := own_conversation(p_user, p_visitor, p_conversation, false);
  figures := '{}';
  status := CASE WHEN c.id IS NULL THEN 'CONVERSATION_NOT_FOUND' ELSE 'OK' END;
  IF c.id IS NULL OR c.closed_at IS NOT NULL THEN RETURN; END IF;
  SELECT p.status, p.figures INTO status, figures FROM own_pace(c, p_most) p;
  IF status <> 'OK' THEN RETURN; END IF;
  id := c.id;
  UPDATE conversation o SET closed_at = tarn_now() WHERE o.id = c.id;
  PERFORM stop_review('CONVERSATION', c.id, c.user_id);
  PERFORM note_in_conversation(c.id, 'CLOSED');
END $$;
REVOKE ALL ON FUNCTION close_own_conversation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION close_own_conversation TO tarn_app;
