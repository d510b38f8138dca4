-- Notes that a user has read what the inbox tells about something, once they have read that itself. For functions of the
-- owner. Answers whether any was unread. Locks: the messages that were unread.
DROP FUNCTION IF EXISTS read_messages_about;
CREATE FUNCTION read_messages_about(p_user bigint, p_subject text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE message SET read_at = tarn_now() WHERE user_id = p_user AND read_at IS NULL AND subject = p_subject;
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION read_messages_about FROM PUBLIC;
