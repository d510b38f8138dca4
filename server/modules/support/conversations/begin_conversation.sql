-- A new conversation, about something of its user or about nothing: before staff, or (NOT p_waits) answered until somebody
-- writes in it. For functions of the owner, which say what stands in it. Locks nothing.
-- after: answer_due, review_open_until
DROP FUNCTION IF EXISTS begin_conversation;
CREATE FUNCTION begin_conversation(p_user bigint, p_visitor bytea, p_language text, p_topic text, p_kind text,
  p_subject bigint, p_waits boolean DEFAULT true) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  INSERT INTO conversation (user_id, visitor_hash, language, topic, subject_kind, subject_id)
    VALUES (p_user, CASE WHEN p_user IS NULL THEN p_visitor END, p_language, p_topic, p_kind, p_subject)
    RETURNING id INTO v_id;
  -- What becomes of it while this is being written is said in it too.
  INSERT INTO changed_subject (kind, subject_id) SELECT p_kind, p_subject WHERE p_subject IS NOT NULL;
  PERFORM review_open_until('CONVERSATION', v_id, p_user, answer_due(tarn_now()), NULL, CASE WHEN p_waits THEN 'SUBMITTED' ELSE 'ON_HOLD' END);
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION begin_conversation FROM PUBLIC;
