-- Opens a conversation of a user, or of the visitor whose secret has this hash, with its first message, and puts it
-- before staff. Repeated with the same client id it answers the one that stands, or IDEMPOTENCY_KEY_REUSED where that has
-- another topic, subject or message. p_kind and p_subject: an own request, order or holding it is about, or NULL: then a
-- topic opens its request, or a line of the system says why none was made or where it is. p_open: so many may be open. p_most: messages in a minute.
-- Answers OK, the conversation and the request that was made by the way (asked, else NULL), ACCOUNT_LOCKED,
-- REQUEST_NOT_FOUND (somebody else's too), TOO_MANY_OPEN, TOO_MANY_REQUESTS or FILE_INVALID, with figures. Locks: the user
-- or visitor; the pictures.
-- after: account_stopped, ask_for_topic, begin_conversation, chat_subject, lock_reason, note_in_conversation, open_talks, own_conversation, own_conversations_lock, put_own_message, said_before
DROP FUNCTION IF EXISTS open_conversation;
CREATE FUNCTION open_conversation(p_user bigint, p_visitor bytea, p_language text, p_topic text, p_kind text,
  p_subject bigint, p_client text, p_body text, p_pictures bigint[], p_open int, p_most int,
  OUT status text, OUT figures jsonb, OUT id bigint, OUT asked bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
  v_asked record;
  v_sent record;
BEGIN
  PERFORM own_conversations_lock(p_user, p_visitor);
  figures := '{}';
  -- What a topic asked for by itself is no other subject.
  SELECT c.id, CASE WHEN c.topic = p_topic AND (p_subject IS NULL AND c.subject_kind IN ('PASSWORD_REQUEST', 'INFO_CHANGE')
      OR (c.subject_kind, c.subject_id) IS NOT DISTINCT FROM (p_kind, p_subject)) THEN b.status
      ELSE 'IDEMPOTENCY_KEY_REUSED' END INTO id, status
    FROM conversation c CROSS JOIN LATERAL said_before(c.id, p_client,
      CASE WHEN p_user IS NULL THEN 'VISITOR' ELSE 'USER' END, p_body, p_pictures) b
    WHERE (c.user_id = p_user OR p_user IS NULL AND c.visitor_hash = p_visitor) AND b.id IS NOT NULL
    ORDER BY c.id DESC LIMIT 1;
  IF FOUND THEN RETURN; END IF;
  status := CASE
    WHEN account_stopped(p_user) THEN 'ACCOUNT_LOCKED'
    WHEN p_subject IS NOT NULL AND (chat_subject(p_kind, p_subject)).user_id IS DISTINCT FROM p_user THEN 'REQUEST_NOT_FOUND'
    WHEN open_talks(p_user, p_visitor) >= p_open THEN 'TOO_MANY_OPEN' ELSE 'OK' END;
  IF status = 'ACCOUNT_LOCKED' THEN figures := jsonb_build_object('reason', lock_reason(p_user)); END IF;
  IF status = 'TOO_MANY_OPEN' THEN figures := jsonb_build_object('max', p_open::text); END IF;
  IF status <> 'OK' THEN RETURN; END IF;
  BEGIN
    v_asked := ask_for_topic(p_user, CASE WHEN p_subject IS NULL THEN p_topic END, p_body);
    v_id := begin_conversation(p_user, p_visitor, p_language, p_topic,
      coalesce(v_asked.kind, p_kind), coalesce(v_asked.id, p_subject));
    SELECT * INTO v_sent FROM put_own_message(own_conversation(p_user, p_visitor, v_id, false), p_client, p_body,
      p_pictures, p_most, p_language);
    IF v_sent.status <> 'OK' THEN RAISE EXCEPTION 'nothing is opened'; END IF;
    IF v_asked.refused IS NOT NULL THEN PERFORM note_in_conversation(v_id, v_asked.refused, v_asked.figures); END IF;
  EXCEPTION WHEN raise_exception THEN
    IF v_sent.status IS NULL OR v_sent.status = 'OK' THEN RAISE; END IF;
    status := v_sent.status;
    figures := v_sent.figures;
    RETURN;
  END;
  id := v_id;
  asked := CASE WHEN v_asked.made THEN v_asked.id END;
END $$;
REVOKE ALL ON FUNCTION open_conversation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_conversation TO tarn_app;
