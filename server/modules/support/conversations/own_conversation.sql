-- A conversation of this user, or of the visitor whose secret has this hash; NULL for everybody else's, and for a
-- visitor's after thirty days. p_pass: by the pass of the locked page, which opens the appeal of the standing lock alone.
-- For functions of the owner. Locks: the conversation.
-- after: standing_appeal
DROP FUNCTION IF EXISTS own_conversation;
CREATE FUNCTION own_conversation(p_user bigint, p_visitor bytea, p_conversation bigint, p_pass boolean)
RETURNS conversation
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT c FROM conversation c WHERE c.id = p_conversation AND (c.user_id = p_user
    OR p_user IS NULL AND c.visitor_hash = p_visitor AND c.opened_at > tarn_now() - interval '30 days')
    AND (NOT p_pass OR c.subject_kind = 'APPEAL' AND c.subject_id = standing_appeal(p_user)) FOR UPDATE
$$;
REVOKE ALL ON FUNCTION own_conversation FROM PUBLIC;
