-- Says how an own conversation went, 1 to 5, once it is closed; said again, the newer stands. Answers OK,
-- CONVERSATION_NOT_FOUND (somebody else's too, and an open one). Locks: the conversation.
-- after: own_conversation
DROP FUNCTION IF EXISTS rate_conversation;
CREATE FUNCTION rate_conversation(p_user bigint, p_visitor bytea, p_conversation bigint, p_rating int,
  OUT status text, OUT figures jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  c conversation := own_conversation(p_user, p_visitor, p_conversation, false);
BEGIN
  figures := '{}';
  status := CASE WHEN c.closed_at IS NULL THEN 'CONVERSATION_NOT_FOUND' ELSE 'OK' END;
  IF status = 'OK' THEN UPDATE conversation SET rating = p_rating WHERE id = c.id; END IF;
END $$;
REVOKE ALL ON FUNCTION rate_conversation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rate_conversation TO tarn_app;
