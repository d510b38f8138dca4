-- Puts a message into a user's inbox unless one of its kind about the same waits there unread. For functions of the owner,
-- which hold a lock on what it is about: two at once would both find none. Answers whether it did. Locks nothing.
-- after: send_message
DROP FUNCTION IF EXISTS send_message_once;
CREATE FUNCTION send_message_once(p_user bigint, p_kind text, p_subject text, p_figures jsonb) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM message m
    WHERE m.user_id = p_user AND m.read_at IS NULL AND m.kind = p_kind AND m.subject = p_subject) THEN
    RETURN false;
  END IF;
  PERFORM send_message(p_user, p_kind, p_subject, p_figures);
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION send_message_once FROM PUBLIC;
