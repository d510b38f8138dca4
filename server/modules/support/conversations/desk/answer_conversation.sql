-- What a member of staff who holds a conversation says in it, once for a client id; the lease runs anew from it, the
-- promise is kept, and one for what comes next begins; how long a first question waited for it is measured once. The inbox of a user tells of it by one unread message a conversation. p_note: for staff alone, which
-- needs no lease. Answers OK and the message, IDEMPOTENCY_KEY_REUSED where something else was said under that id,
-- REQUEST_NOT_FOUND, LEASE_REQUIRED, CONVERSATION_CLOSED, or MESSAGE_FORBIDDEN with its rule, which is counted. Locks: the
-- conversation; the review.
-- after: answer_due, count_ask_refusal, forbidden_ask, held_for, prolong_review, said_before, send_message_once, support_seconds
DROP FUNCTION IF EXISTS answer_conversation;
CREATE FUNCTION answer_conversation(p_staff bigint, p_conversation bigint, p_client text, p_body text, p_note boolean,
  p_seconds int, OUT status text, OUT figures jsonb, OUT id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_author text := CASE WHEN p_note THEN 'NOTE' ELSE 'STAFF' END;
  v_held record;
  c conversation;
  v_asked timestamptz;
  v_rule text := CASE WHEN NOT p_note THEN forbidden_ask(p_body) END;
BEGIN
  -- Messages of a conversation come one after another: whoever reads after one misses none.
  SELECT t.* INTO c FROM conversation t WHERE t.id = p_conversation FOR UPDATE;
  v_held := held_for(p_staff, p_conversation);
  figures := '{}';
  SELECT b.status, b.id INTO status, id FROM said_before(p_conversation, p_client, v_author, p_body, '{}') b;
  IF status IS NOT NULL THEN RETURN; END IF;
  status := CASE
    WHEN v_held.status = 'REQUEST_NOT_FOUND' OR v_held.status <> 'OK' AND NOT p_note THEN v_held.status
    WHEN v_rule IS NOT NULL THEN 'MESSAGE_FORBIDDEN' ELSE 'OK' END;
  IF status = 'MESSAGE_FORBIDDEN' THEN
    figures := jsonb_build_object('rule', v_rule);
    PERFORM count_ask_refusal(p_staff, v_rule);
  END IF;
  IF status <> 'OK' THEN RETURN; END IF;
  INSERT INTO conversation_message AS m (conversation_id, author, staff_id, client_id, body)
    VALUES (p_conversation, v_author, p_staff, p_client, p_body)
    RETURNING m.id INTO id;
  IF p_note THEN RETURN; END IF;
  PERFORM prolong_review(v_held.locked, p_seconds, answer_due(tarn_now()));
  UPDATE conversation t SET staff_read_id = greatest(t.staff_read_id, answer_conversation.id),
    answer_id = answer_conversation.id WHERE t.id = p_conversation;
  IF c.answered_at IS NULL THEN
    -- Who was spoken to first has asked nothing yet.
    SELECT m.at INTO v_asked FROM conversation_message m WHERE m.conversation_id = p_conversation
      AND m.author IN ('USER', 'VISITOR') ORDER BY m.id LIMIT 1;
    UPDATE conversation t SET answered_at = tarn_now(), wait_seconds = support_seconds(v_asked, tarn_now())
      WHERE t.id = p_conversation AND v_asked IS NOT NULL;
  END IF;
  IF c.user_id IS NOT NULL THEN
    PERFORM send_message_once(c.user_id, 'CONVERSATION_ANSWERED', 'conversation/' || c.id,
      jsonb_build_object('number', c.number));
  END IF;
END $$;
REVOKE ALL ON FUNCTION answer_conversation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION answer_conversation TO tarn_app;
