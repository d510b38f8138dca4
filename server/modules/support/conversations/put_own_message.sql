-- Writes what a person or visitor says in a conversation of theirs that is locked, once for a client id: repeated, it
-- answers the message that stands. Answers OK and its id, IDEMPOTENCY_KEY_REUSED where something else stands under it,
-- TOO_MANY_REQUESTS (own_pace: p_most in a minute, over all conversations of theirs), or FILE_INVALID for a picture that is
-- not theirs. What waited for the person waits for staff again, who answer in p_language from now on.
-- Locks: the pictures; the review.
-- after: answer_due, attach_upload, own_pace, renew_review, said_before
DROP FUNCTION IF EXISTS put_own_message;
CREATE FUNCTION put_own_message(c conversation, p_client text, p_body text, p_pictures bigint[], p_most int,
  p_language text,   OUT status text, OUT figures jsonb, OUT id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_author text := CASE WHEN c.user_id IS NULL THEN 'VISITOR' ELSE 'USER' END;
  v_picture bigint;
BEGIN
  figures := '{}';
  SELECT b.status, b.id INTO status, id FROM said_before(c.id, p_client, v_author, p_body, p_pictures) b;
  IF status IS NOT NULL THEN RETURN; END IF;
  SELECT p.status, p.figures INTO status, figures FROM own_pace(c, p_most) p;
  IF status <> 'OK' THEN RETURN; END IF;
  FOREACH v_picture IN ARRAY p_pictures LOOP
    IF (SELECT a.image_hash FROM attach_upload(v_picture, c.user_id) a) IS NULL THEN
      status := 'FILE_INVALID';
      RETURN;
    END IF;
  END LOOP;
  INSERT INTO conversation_message AS m (conversation_id, author, client_id, body, pictures)
    VALUES (c.id, v_author, p_client, p_body, p_pictures)
    RETURNING m.id INTO id;
  UPDATE conversation t SET language = p_language WHERE t.id = c.id AND t.language <> p_language;
  PERFORM renew_review(c.id, 'release', answer_due(tarn_now()));
END $$;
REVOKE ALL ON FUNCTION put_own_message FROM PUBLIC;
