-- How many open conversations count against what a user or visitor may have open: those in which somebody has said
-- something, and of a visitor those that they can still reach, for thirty days. For functions of the owner, who have locked
-- the person or visitor. Locks nothing.
DROP FUNCTION IF EXISTS open_talks;
CREATE FUNCTION open_talks(p_user bigint, p_visitor bytea) RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  RETURN (SELECT count(*) FROM conversation c WHERE c.closed_at IS NULL AND (c.user_id = p_user OR p_user IS NULL
      AND c.visitor_hash = p_visitor AND c.opened_at > tarn_now() - interval '30 days')
    AND EXISTS (SELECT FROM conversation_message m WHERE m.conversation_id = c.id
      AND m.author IN ('USER', 'VISITOR', 'STAFF')));
END $$;
REVOKE ALL ON FUNCTION open_talks FROM PUBLIC;
