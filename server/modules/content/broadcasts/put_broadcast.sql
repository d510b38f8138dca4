-- Sends a broadcast: by an administrator alone (p_proposal NULL), or as the effect of a confirmed proposal, which p_by
-- confirmed. p_facts: broadcastKind, audience, language, readers, titles and bodies. With the audit entry. Answers its id.
-- TR004 where what was proposed can be sent no more. Locks: the audit chain.
-- after: audit_write, broadcast_readers
DROP FUNCTION IF EXISTS put_broadcast;
CREATE FUNCTION put_broadcast(p_facts jsonb, p_proposal bigint, p_by bigint, p_reason text, p_source text)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  b broadcast;
BEGIN
  INSERT INTO broadcast (kind, audience, language, readers, titles, bodies, sent_by, proposal_id)
    VALUES (p_facts ->> 'broadcastKind', p_facts ->> 'audience', p_facts ->> 'language', broadcast_readers(p_facts),
      p_facts -> 'titles', p_facts -> 'bodies', p_by, p_proposal)
    RETURNING * INTO b;
  PERFORM audit_write('staff/' || p_by, 'broadcast.send', 'broadcast/' || b.id, NULL, jsonb_build_object(
    'broadcastKind', b.kind, 'audience', b.audience, 'language', b.language, 'people', b.people, 'titles', b.titles),
    p_reason, p_source);
  RETURN b.id;
EXCEPTION WHEN check_violation THEN
  IF p_proposal IS NULL THEN RAISE; END IF;
  RAISE EXCEPTION 'proposal % can be sent no more', p_proposal USING ERRCODE = 'TR004';
END $$;
REVOKE ALL ON FUNCTION put_broadcast FROM PUBLIC;
