-- What conversations are about, by the id of the conversation: how people call it, and where it is with staff, NULL for
-- what never comes before them. Locks nothing.
-- after: chat_subject, review_stands
DROP FUNCTION IF EXISTS chat_subjects_called;
CREATE FUNCTION chat_subjects_called(p_ids bigint[]) RETURNS TABLE (id bigint, number text, state text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT c.id, (chat_subject(c.subject_kind, c.subject_id)).number,
    (review_stands(c.subject_kind, c.subject_id)).state
  FROM conversation c
  WHERE c.id = ANY (p_ids) AND c.subject_id IS NOT NULL
$$;
REVOKE ALL ON FUNCTION chat_subjects_called FROM PUBLIC;
GRANT EXECUTE ON FUNCTION chat_subjects_called TO tarn_app;
