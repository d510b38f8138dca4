-- Ends the appeals of a user whose lock stands no longer, with their conversations: staff who have one in hand lose it,
-- and a decision of it falls or changes nothing. Answers kind and subject of what ended. For functions of the owner,
-- who have locked the user. Locks: the reviews, the requests, the conversations.
-- after: note_in_conversation, standing_lock, stop_review
DROP FUNCTION IF EXISTS end_appeals;
CREATE FUNCTION end_appeals(p_user bigint) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  h help_request;
  v_talk bigint;
  v_ended jsonb := '[]';
BEGIN
  FOR h IN SELECT r.* FROM help_request r WHERE r.user_id = p_user AND r.kind = 'APPEAL' AND r.closed_at IS NULL
    AND r.lock_id IS DISTINCT FROM standing_lock(p_user) ORDER BY r.id
  LOOP
    PERFORM stop_review('APPEAL', h.id, p_user);
    UPDATE help_request r SET stopped_at = tarn_now(), closed_at = tarn_now() WHERE r.id = h.id;
    v_ended := v_ended || jsonb_build_object('kind', 'APPEAL', 'subjectId', h.id::text);
    UPDATE conversation c SET closed_at = tarn_now()
      WHERE c.subject_kind = 'APPEAL' AND c.subject_id = h.id AND c.closed_at IS NULL RETURNING c.id INTO v_talk;
    CONTINUE WHEN v_talk IS NULL;
    PERFORM stop_review('CONVERSATION', v_talk, p_user);
    PERFORM note_in_conversation(v_talk, 'REQUEST_STOPPED', jsonb_build_object('number', h.number));
    PERFORM note_in_conversation(v_talk, 'CLOSED');
    v_ended := v_ended || jsonb_build_object('kind', 'CONVERSATION', 'subjectId', v_talk::text);
  END LOOP;
  RETURN v_ended;
END
$$;
REVOKE ALL ON FUNCTION end_appeals FROM PUBLIC;
