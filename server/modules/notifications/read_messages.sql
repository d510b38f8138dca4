-- Notes that a user has read one message of theirs, or all of them (p_id NULL), once. Answers whether p_id is one
-- of theirs. Locks: the messages that were unread.
DROP FUNCTION IF EXISTS read_messages;
CREATE FUNCTION read_messages(p_user bigint, p_id bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE message SET read_at = tarn_now()
    WHERE user_id = p_user AND read_at IS NULL AND (p_id IS NULL OR id = p_id);
  RETURN p_id IS NULL OR EXISTS (SELECT FROM message m WHERE m.id = p_id AND m.user_id = p_user);
END $$;
REVOKE ALL ON FUNCTION read_messages FROM PUBLIC;
GRANT EXECUTE ON FUNCTION read_messages TO tarn_app;
