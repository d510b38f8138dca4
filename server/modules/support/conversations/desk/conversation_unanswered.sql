-- Whether what was said last in a conversation is the person's: staff have not answered it. Lines of the system and notes
-- among staff are no answer. For functions of the owner. Locks nothing: who has locked the review reads what was said
-- before, and whatever is said later brings back what waits for the person.
DROP FUNCTION IF EXISTS conversation_unanswered;
CREATE FUNCTION conversation_unanswered(p_conversation bigint) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT coalesce((SELECT m.author IN ('USER', 'VISITOR') FROM conversation_message m
    WHERE m.conversation_id = p_conversation AND m.author NOT IN ('SYSTEM', 'NOTE') ORDER BY m.id DESC LIMIT 1), false)
$$;
REVOKE ALL ON FUNCTION conversation_unanswered FROM PUBLIC;
