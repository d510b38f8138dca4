-- Opens an own conversation again that was closed at most seven days ago; the promise begins anew, and staff answer in the
-- language of now.
-- Answers OK and the conversation, OK alone when it is open, CONVERSATION_NOT_FOUND (somebody else's too), ACCOUNT_LOCKED,
-- CONVERSATION_CLOSED when it is too late, TOO_MANY_OPEN, which no appeal waits for, or TOO_MANY_REQUESTS: p_most in a
-- minute, with what is said.
-- Locks: the user or visitor; the conversation; the review.
-- after: account_stopped, answer_due, lock_reason, note_in_conversation, open_talks, own_conversation, own_conversations_lock, own_pace, renew_review
DROP FUNCTION IF EXISTS reopen_conversation;
CREATE FUNCTION reopen_conversation(p_user bigint, p_visitor bytea, p_conversation bigint, p_most int, p_open int,
  p_pass boolean, p_language text, OUT status text, OUT figures jsonb, OUT id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  c conversation;
BEGIN
  PERFORM own_conversations_lock(p_user, p_visitor);
  c := own_conversation(p_user, p_visitor, p_conversation, p_pass);
  figures := '{}';
  status := CASE
    WHEN c.id IS NULL THEN 'CONVERSATION_NOT_FOUND'
    WHEN account_stopped(p_user) AND NOT p_pass THEN 'ACCOUNT_LOCKED'
    WHEN c.closed_at IS NULL THEN 'OK'
    WHEN c.closed_at <= tarn_now() - interval '7 days' THEN 'CONVERSATION_CLOSED'
    WHEN c.topic <> 'APPEAL' AND open_talks(p_user, p_visitor) >= p_open THEN 'TOO_MANY_OPEN' ELSE 'OK' END;
  IF status = 'ACCOUNT_LOCKED' THEN figures := jsonb_build_object('reason', lock_reason(p_user)); END IF;
  IF status = 'TOO_MANY_OPEN' THEN figures := jsonb_build_object('max', p_open::text); END IF;
  IF status <> 'OK' OR c.closed_at IS NULL THEN RETURN; END IF;
  SELECT p.status, p.figures INTO status, figures FROM own_pace(c, p_most) p;
  IF status <> 'OK' THEN RETURN; END IF;
  id := c.id;
  UPDATE conversation o SET closed_at = NULL, language = p_language WHERE o.id = c.id;
  -- What became of its request meanwhile is said in it now.
  INSERT INTO changed_subject (kind, subject_id)
    SELECT c.subject_kind, c.subject_id WHERE c.subject_id IS NOT NULL;
  PERFORM renew_review(c.id, 'reopen', answer_due(tarn_now()));
  PERFORM note_in_conversation(c.id, 'REOPENED');
END $$;
REVOKE ALL ON FUNCTION reopen_conversation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reopen_conversation TO tarn_app;
