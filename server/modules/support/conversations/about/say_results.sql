-- What became of the requests that open conversations are about, as lines of the system: identity steps that were
-- checked, and results; each once, and none from before the conversation. Reads what has changed since and nothing else, at
-- most p_most changes. Answers the conversations that got a line, and whose they are. Locks: the changes; the conversations,
-- in order.
-- after: chat_subject, help_queue_of, help_ready_at, review_stands
DROP FUNCTION IF EXISTS say_results;
CREATE FUNCTION say_results(p_most int) RETURNS TABLE (id bigint, user_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  due record;
  v_changed record;
BEGIN
  WITH taken AS (DELETE FROM changed_subject s WHERE s.id IN (SELECT t.id FROM changed_subject t ORDER BY t.id LIMIT p_most
      FOR UPDATE SKIP LOCKED) RETURNING s.kind, s.subject_id)
    SELECT coalesce(array_agg(t.kind), '{}') AS kinds, array_agg(t.subject_id) AS ids INTO v_changed
    FROM (SELECT DISTINCT kind, subject_id FROM taken) t;
  FOR due IN
    SELECT c.id, c.user_id, l.line, jsonb_strip_nulls(jsonb_build_object(
        'number', (chat_subject(c.subject_kind, c.subject_id)).number,
        'until', CASE l.line WHEN 'HELP_WAITS' THEN help_ready_at(h) END)) AS figures
    FROM unnest(v_changed.kinds, v_changed.ids) s (kind, subject)
      -- Of each by its index, however few conversations there are.
      CROSS JOIN LATERAL (SELECT o.* FROM conversation o WHERE o.subject_kind = s.kind AND o.subject_id = s.subject
        AND o.subject_id IS NOT NULL AND o.closed_at IS NULL OFFSET 0) c
      CROSS JOIN LATERAL review_stands(c.subject_kind, c.subject_id) v
      LEFT JOIN help_request h ON h.id = c.subject_id AND help_queue_of(h.kind) = c.subject_kind
      CROSS JOIN LATERAL (
        SELECT 'STEP_' || s.step, h.approved_at, s.place FROM unnest(h.steps) WITH ORDINALITY s (step, place)
        UNION ALL SELECT 'HELP_WAITS', h.approved_at, 10 WHERE h.ready_at IS NOT NULL AND h.noticed_at IS NOT NULL
        UNION ALL SELECT 'HELP_DONE', h.completed_at, 11
        UNION ALL SELECT 'REQUEST_APPROVED', v.ended_at, 11 WHERE v.state = 'SUCCESS' AND h.ready_at IS NULL
        UNION ALL SELECT 'REQUEST_REFUSED', v.ended_at, 11 WHERE v.state = 'FAILED'
        UNION ALL SELECT 'REQUEST_STOPPED', coalesce(h.stopped_at, v.ended_at), 11
          WHERE h.stopped_at IS NOT NULL OR h.id IS NULL AND v.state = 'CANCELLED') l (line, at, place)
    WHERE l.at >= c.opened_at
      AND NOT EXISTS (SELECT FROM conversation_message m
        WHERE m.conversation_id = c.id AND m.client_id = 'line/' || l.line)
    ORDER BY c.id, l.at, l.place
  LOOP
    -- Messages of a conversation come one after another: whoever reads after one misses none.
    PERFORM FROM conversation c WHERE c.id = due.id FOR UPDATE;
    INSERT INTO conversation_message (conversation_id, author, client_id, body, figures)
      VALUES (due.id, 'SYSTEM', 'line/' || due.line, due.line, due.figures)
      ON CONFLICT ON CONSTRAINT conversation_message_once DO NOTHING;
    IF FOUND THEN
      id := due.id;
      user_id := due.user_id;
      RETURN NEXT;
    END IF;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION say_results FROM PUBLIC;
GRANT EXECUTE ON FUNCTION say_results TO tarn_app;
