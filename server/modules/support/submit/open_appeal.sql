-- The appeal of the lock that stands on an account, with the conversation about it, which begins with its words. An appeal
-- that was sent before there were conversations gets one. Repeated with the same client id it answers what stands, or
-- IDEMPOTENCY_KEY_REUSED where that has other words.
-- Answers OK with the request and the conversation, or what submit_help says: HELP_OPEN where both stand. However many
-- conversations are open: whoever is locked can close none. Locks: the user.
-- after: begin_conversation, lock_user_row, said_before, standing_appeal, submit_help
DROP FUNCTION IF EXISTS open_appeal;
CREATE FUNCTION open_appeal(p_user bigint, p_language text, p_client text, p_note text,
  OUT status text, OUT figures jsonb, OUT request bigint, OUT conversation bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_sent record;
BEGIN
  PERFORM lock_user_row(p_user);
  v_sent := submit_help(p_user, 'APPEAL', p_note, NULL);
  status := v_sent.status;
  figures := v_sent.figures;
  request := CASE status WHEN 'OK' THEN v_sent.id WHEN 'HELP_OPEN' THEN standing_appeal(p_user) END;
  IF request IS NULL THEN RETURN; END IF;
  SELECT c.id INTO conversation FROM conversation c WHERE c.subject_kind = 'APPEAL' AND c.subject_id = request;
  IF FOUND THEN
    status := coalesce((said_before(conversation, p_client, 'USER', p_note, '{}')).status, status);
    RETURN;
  END IF;
  status := 'OK';
  conversation := begin_conversation(p_user, NULL, p_language, 'APPEAL', 'APPEAL', request);
  INSERT INTO conversation_message (conversation_id, author, client_id, body)
    VALUES (conversation, 'USER', p_client, p_note);
END $$;
REVOKE ALL ON FUNCTION open_appeal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_appeal TO tarn_app;
