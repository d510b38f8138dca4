-- Keeps a reply under its name, with the audit entry: a new one where p_seen is null, else in place of the version that
-- whoever asks has read. p_texts: by language. Answers OK and its id; MESSAGE_FORBIDDEN with the rule, which is counted;
-- PARAM_INVALID where a new one has a name that is taken; CHANGED_MEANWHILE where it has another version by now, or is
-- gone; NOTHING_CHANGES. Locks: the reply; then the audit chain.
-- after: audit_write, count_ask_refusal, forbidden_ask
DROP FUNCTION IF EXISTS keep_canned_reply;
CREATE FUNCTION keep_canned_reply(p_staff bigint, p_name text, p_texts jsonb, p_seen int, p_source text,
  OUT status text, OUT figures jsonb, OUT id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  o canned_reply;
  n canned_reply;
  v_rule text;
BEGIN
  figures := '{}';
  SELECT forbidden_ask(t.value) INTO v_rule FROM jsonb_each_text(p_texts) t WHERE forbidden_ask(t.value) IS NOT NULL LIMIT 1;
  IF v_rule IS NOT NULL THEN
    status := 'MESSAGE_FORBIDDEN';
    figures := jsonb_build_object('rule', v_rule);
    PERFORM count_ask_refusal(p_staff, v_rule);
    RETURN;
  END IF;
  IF p_seen IS NULL THEN
    INSERT INTO canned_reply AS c (name, texts) VALUES (p_name, p_texts) ON CONFLICT (name) DO NOTHING RETURNING c.* INTO n;
    IF n.id IS NULL THEN
      status := 'PARAM_INVALID';
      figures := '{"field": "name"}';
      RETURN;
    END IF;
  ELSE
    SELECT c.* INTO o FROM canned_reply c WHERE c.name = p_name FOR NO KEY UPDATE;
    status := CASE WHEN o.version IS DISTINCT FROM p_seen THEN 'CHANGED_MEANWHILE'
      WHEN o.texts = p_texts THEN 'NOTHING_CHANGES' END;
    IF status IS NOT NULL THEN RETURN; END IF;
    UPDATE canned_reply c SET texts = p_texts, version = o.version + 1, changed_at = tarn_now() WHERE c.id = o.id
      RETURNING c.* INTO n;
  END IF;
  id := n.id;
  PERFORM audit_write('staff/' || p_staff, 'cannedReply.keep', 'cannedReply/' || n.id,
    CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('name', o.name, 'version', o.version, 'texts', o.texts) END,
    jsonb_build_object('name', n.name, 'version', n.version, 'texts', n.texts), NULL, p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION keep_canned_reply FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_canned_reply TO tarn_app;
