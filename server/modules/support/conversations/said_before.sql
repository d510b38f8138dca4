-- What stands in a conversation under a client's id: its message with OK, or with IDEMPOTENCY_KEY_REUSED where it is not
-- what is said under it now, by whom and with which pictures. NULL where nothing stands. Locks nothing.
DROP FUNCTION IF EXISTS said_before;
CREATE FUNCTION said_before(p_conversation bigint, p_client text, p_author text, p_body text, p_pictures bigint[],
  OUT status text, OUT id bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN (m.author, m.body, m.pictures) = (p_author, p_body, p_pictures) THEN 'OK'
    ELSE 'IDEMPOTENCY_KEY_REUSED' END, m.id
  FROM conversation_message m WHERE m.conversation_id = p_conversation AND m.client_id = p_client
$$;
REVOKE ALL ON FUNCTION said_before FROM PUBLIC;
