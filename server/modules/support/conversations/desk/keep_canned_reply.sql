-- Keeps a reply by its name, in place of the one that has it, with the audit entry. p_texts: by language. Answers OK and
-- its id, or MESSAGE_FORBIDDEN with the rule, which is counted. Locks: the reply; then the audit chain.
-- after: audit_write, count_ask_refusal, forbidden_ask
DROP FUNCTION IF EXISTS keep_canned_reply;
CREATE FUNCTION keep_canned_reply(p_staff bigint, p_name text, p_texts jsonb, p_source text,
  OUT status text, OUT figures jsonb, OUT id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_rule text;
BEGIN
  SELECT forbidden_ask(t.value) INTO v_rule FROM jsonb_each_text(p_texts) t WHERE forbidden_ask(t.value) IS NOT NULL LIMIT 1;
  IF v_rule IS NOT NULL THEN
    status := 'MESSAGE_FORBIDDEN';
    figures := jsonb_build_object('rule', v_rule);
    PERFORM count_ask_refusal(p_staff, v_rule);
    RETURN;
  END IF;
  INSERT INTO canned_reply AS c (name, texts) VALUES (p_name, p_texts)
    ON CONFLICT (name) DO UPDATE SET texts = p_texts, changed_at = tarn_now() RETURNING c.id INTO id;
  PERFORM audit_write('staff/' || p_staff, 'cannedReply.keep', 'cannedReply/' || id, NULL, NULL, p_name, p_source);
  status := 'OK';
  figures := '{}';
END $$;
REVOKE ALL ON FUNCTION keep_canned_reply FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_canned_reply TO tarn_app;
