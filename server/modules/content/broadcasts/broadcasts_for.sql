-- Broadcasts that are meant for a user, newest first, and when they were read: sent after the user registered, to all,
-- to the language that the user reads now, to people whose proof stood then, or to a list with the user. What is
-- promoted never reaches a break: it is hidden while one lasts, and what was sent during one is never shown.
-- p_id: only that one; p_before: older than that one; p_limit: at most so many. NULL asks for all. Locks nothing.
-- after: on_break_at, user_language, user_since, verified_since
DROP FUNCTION IF EXISTS broadcasts_for;
CREATE FUNCTION broadcasts_for(p_user bigint, p_id bigint, p_before bigint, p_limit int)
RETURNS TABLE (id bigint, read_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_since timestamptz := user_since(p_user);
  v_language text := user_language(p_user);
  v_verified timestamptz := verified_since(p_user);
  v_on_break boolean := on_break_at(p_user, tarn_now());
BEGIN
  RETURN QUERY
  SELECT m.id, r.at FROM (
      SELECT b.id, b.kind, b.sent_at, b.ended_at FROM broadcast b
      WHERE b.audience <> 'LIST' AND (b.audience = 'ALL' OR b.language = v_language
        OR (b.audience = 'VERIFIED' AND v_verified <= b.sent_at))
      UNION ALL
      SELECT b.id, b.kind, b.sent_at, b.ended_at FROM broadcast b
      WHERE b.audience = 'LIST' AND b.readers @> ARRAY[p_user]) m
    LEFT JOIN broadcast_read r ON r.user_id = p_user AND r.broadcast_id = m.id
  WHERE m.ended_at IS NULL AND m.sent_at >= v_since AND (p_id IS NULL OR m.id = p_id)
    AND (p_before IS NULL OR m.id < p_before)
    AND (m.kind = 'SERVICE' OR NOT (v_on_break OR on_break_at(p_user, m.sent_at)))
  ORDER BY m.id DESC LIMIT p_limit;
END $$;
REVOKE ALL ON FUNCTION broadcasts_for FROM PUBLIC;
GRANT EXECUTE ON FUNCTION broadcasts_for TO tarn_app;
