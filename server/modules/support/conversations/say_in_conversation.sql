-- Says something in an own conversation that is open; while the account is locked, by the pass, in the appeal alone.
-- Repeated with the same client id it answers the message that stands. Answers OK and the message, CONVERSATION_NOT_FOUND
-- (somebody else's too), ACCOUNT_LOCKED, IDEMPOTENCY_KEY_REUSED where something else was said under that id,
-- CONVERSATION_CLOSED, TOO_MANY_REQUESTS or FILE_INVALID, with figures. Locks: the user or visitor; the conversation; the
-- pictures; the review.
-- after: account_stopped, lock_reason, own_conversation, own_conversations_lock, put_own_message, said_before
DROP FUNCTION IF EXISTS say_in_conversation;
CREATE FUNCTION say_in_conversation(p_user bigint, p_visitor bytea, p_conversation bigint, p_client text, p_body text,
  p_pictures bigint[], p_most int, p_pass boolean, p_language text, OUT status text, OUT figures jsonb, OUT id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  c conversation;
BEGIN
  PERFORM own_conversations_lock(p_user, p_visitor);
  c := own_conversation(p_user, p_visitor, p_conversation, p_pass);
  figures := '{}';
  IF c.id IS NULL THEN status := 'CONVERSATION_NOT_FOUND'; RETURN; END IF;
  IF account_stopped(p_user) AND NOT p_pass THEN
    status := 'ACCOUNT_LOCKED';
    figures := jsonb_build_object('reason', lock_reason(p_user));
    RETURN;
  END IF;
  SELECT b.status, b.id INTO status, id FROM said_before(c.id, p_client,
    CASE WHEN c.user_id IS NULL THEN 'VISITOR' ELSE 'USER' END, p_body, p_pictures) b;
  IF status IS NOT NULL THEN RETURN; END IF;
  IF c.closed_at IS NOT NULL THEN status := 'CONVERSATION_CLOSED'; RETURN; END IF;
  SELECT p.status, p.figures, p.id INTO status, figures, id
    FROM put_own_message(c, p_client, p_body, p_pictures, p_most, p_language) p;
END $$;
REVOKE ALL ON FUNCTION say_in_conversation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION say_in_conversation TO tarn_app;
