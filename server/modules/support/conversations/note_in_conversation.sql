-- A line of the system in a conversation: a name that both sides say in their own words, with the figures they need. For
-- functions of the owner.
DROP FUNCTION IF EXISTS note_in_conversation;
CREATE FUNCTION note_in_conversation(p_conversation bigint, p_line text, p_figures jsonb DEFAULT '{}') RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  INSERT INTO conversation_message (conversation_id, author, client_id, body, figures)
    VALUES (p_conversation, 'SYSTEM', gen_random_uuid()::text, p_line, p_figures)
$$;
REVOKE ALL ON FUNCTION note_in_conversation FROM PUBLIC;
