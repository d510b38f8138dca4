-- A line of the system in a conversation: a name that both sides say in their own words. For functions of the owner.
DROP FUNCTION IF EXISTS note_in_conversation;
CREATE FUNCTION note_in_conversation(p_conversation bigint, p_line text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  INSERT INTO conversation_message (conversation_id, author, client_id, body)
    VALUES (p_conversation, 'SYSTEM', gen_random_uuid()::text, p_line)
$$;
REVOKE ALL ON FUNCTION note_in_conversation FROM PUBLIC;
