-- Opens a conversation about a request that was just sent, which a line of the system begins. The request waits before
-- staff by itself; the conversation waits for its person, who has said nothing in it yet.
-- However many are open: nobody is kept from what they ask for by what they talk about. For functions of the owner.
-- Answers the conversation. Locks nothing.
-- after: begin_conversation, chat_subject, note_in_conversation
DROP FUNCTION IF EXISTS talk_about;
CREATE FUNCTION talk_about(p_user bigint, p_language text, p_topic text, p_kind text, p_subject bigint, p_line text)
RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint := begin_conversation(p_user, NULL, p_language, p_topic, p_kind, p_subject, false);
BEGIN
  PERFORM note_in_conversation(v_id, p_line, jsonb_build_object('number', (chat_subject(p_kind, p_subject)).number));
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION talk_about FROM PUBLIC;
