-- Notes up to which message an own conversation is read (p_staff NULL), or that a member of staff read it. Never goes
-- back, and never beyond what stands. Staff answer in the language in which the person reads, p_language (NULL of staff).
-- What the inbox tells about answers is read with them. Answers OK and the conversation
-- where the inbox had any, or CONVERSATION_NOT_FOUND. Locks: the conversation; the messages in the inbox.
-- after: own_conversation, read_messages_about
DROP FUNCTION IF EXISTS read_conversation;
CREATE FUNCTION read_conversation(p_user bigint, p_visitor bytea, p_staff bigint, p_conversation bigint, p_message bigint, p_pass boolean,
  p_language text,
  OUT status text, OUT figures jsonb, OUT id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  c conversation;
  v_last bigint;
BEGIN
  figures := '{}';
  IF p_staff IS NULL THEN
    c := own_conversation(p_user, p_visitor, p_conversation, p_pass);
  ELSE
    SELECT t.* INTO c FROM conversation t WHERE t.id = p_conversation FOR UPDATE;
  END IF;
  status := CASE WHEN c.id IS NULL THEN 'CONVERSATION_NOT_FOUND' ELSE 'OK' END;
  IF c.id IS NULL THEN RETURN; END IF;
  SELECT coalesce(max(m.id), 0) INTO v_last FROM conversation_message m
    WHERE m.conversation_id = c.id AND m.id <= p_message;
  IF p_staff IS NULL THEN
    UPDATE conversation t SET user_read_id = greatest(t.user_read_id, v_last), language = p_language
      WHERE t.id = c.id AND (t.user_read_id < v_last OR t.language <> p_language);
    IF c.answer_id BETWEEN 1 AND v_last AND read_messages_about(c.user_id, 'conversation/' || c.id) THEN id := c.id; END IF;
  ELSE
    UPDATE conversation t SET staff_read_id = v_last WHERE t.id = c.id AND t.staff_read_id < v_last;
  END IF;
END $$;
REVOKE ALL ON FUNCTION read_conversation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION read_conversation TO tarn_app;
