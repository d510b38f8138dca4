-- Whether a person or visitor may say, close or open again one thing more: p_most of these in a minute, over all
-- conversations of theirs; a closing counts whoever closed. c: one of them. Answers OK, or TOO_MANY_REQUESTS with seconds.
-- For functions of the owner, who have locked the person or visitor. Locks nothing.
DROP FUNCTION IF EXISTS own_pace;
CREATE FUNCTION own_pace(c conversation, p_most int, OUT status text, OUT figures jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_oldest timestamptz;
BEGIN
  status := 'OK';
  figures := '{}';
  SELECT t.at INTO v_oldest FROM (SELECT m.at FROM conversation_message m JOIN conversation o ON o.id = m.conversation_id
      WHERE (o.user_id = c.user_id OR o.visitor_hash = c.visitor_hash) AND (m.author IN ('USER', 'VISITOR')
        OR m.author = 'SYSTEM' AND m.body IN ('CLOSED', 'REOPENED')) AND m.at > tarn_now() - interval '1 minute') t
    ORDER BY t.at DESC OFFSET p_most - 1 LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  status := 'TOO_MANY_REQUESTS';
  figures := jsonb_build_object('seconds',
    greatest(1, ceil(extract(epoch FROM v_oldest + interval '1 minute' - tarn_now()))::int)::text);
END $$;
REVOKE ALL ON FUNCTION own_pace FROM PUBLIC;
