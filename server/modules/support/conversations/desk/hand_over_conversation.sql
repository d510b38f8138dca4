-- Hands a conversation that p_staff holds to another member of staff. Answers what hand_over_review says.
-- Locks: the conversation; then what hand_over_review locks.
-- after: hand_over_review
DROP FUNCTION IF EXISTS hand_over_conversation;
CREATE FUNCTION hand_over_conversation(p_staff bigint, p_conversation bigint, p_version int, p_to bigint,
  p_seconds int, p_source text, OUT status text, OUT figures jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM FROM conversation c WHERE c.id = p_conversation FOR UPDATE;
  SELECT h.status, h.figures INTO status, figures
    FROM hand_over_review(p_staff, p_conversation, p_version, p_to, p_seconds, p_source) h;
END $$;
REVOKE ALL ON FUNCTION hand_over_conversation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION hand_over_conversation TO tarn_app;
