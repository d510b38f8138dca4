-- Drops a reply: nobody of staff is offered it any more. What it said stays in the audit entry. Answers OK,
-- REASON_REQUIRED, or CHANGED_MEANWHILE where it is not the version that whoever asks has read, or is gone. Locks: the
-- reply; then the audit chain.
-- after: audit_write
DROP FUNCTION IF EXISTS drop_canned_reply;
CREATE FUNCTION drop_canned_reply(p_staff bigint, p_name text, p_seen int, p_reason text, p_source text,
  OUT status text, OUT figures jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  o canned_reply;
BEGIN
  figures := '{}';
  IF length(btrim(coalesce(p_reason, ''))) = 0 THEN status := 'REASON_REQUIRED'; RETURN; END IF;
  SELECT c.* INTO o FROM canned_reply c WHERE c.name = p_name FOR UPDATE;
  IF o.version IS DISTINCT FROM p_seen THEN status := 'CHANGED_MEANWHILE'; RETURN; END IF;
  DELETE FROM canned_reply c WHERE c.id = o.id;
  PERFORM audit_write('staff/' || p_staff, 'cannedReply.drop', 'cannedReply/' || o.id,
    jsonb_build_object('name', o.name, 'version', o.version, 'texts', o.texts), NULL, p_reason, p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION drop_canned_reply FROM PUBLIC;
GRANT EXECUTE ON FUNCTION drop_canned_reply TO tarn_app;
