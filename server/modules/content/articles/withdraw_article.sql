-- Takes an article back: from now on nobody is shown it, nor a version that was to follow. Its versions stay. With its
-- audit entry. For administrators: raises for everybody else. Answers OK, REASON_REQUIRED, CONTENT_NOT_FOUND,
-- NOT_PERMITTED for what people accept, or NOTHING_CHANGES where it is not shown.
-- Locks: the article.
-- after: audit_write, staff_is_admin
DROP FUNCTION IF EXISTS withdraw_article;
CREATE FUNCTION withdraw_article(p_staff bigint, p_article bigint, p_reason text, p_source text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  a article;
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF length(btrim(coalesce(p_reason, ''))) = 0 THEN RETURN 'REASON_REQUIRED'; END IF;
  SELECT f.* INTO a FROM article f WHERE f.id = p_article FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'CONTENT_NOT_FOUND'; END IF;
  IF a.kind IN ('AGREEMENT', 'RISK') THEN RETURN 'NOT_PERMITTED'; END IF;
  IF a.state <> 'PUBLISHED' THEN RETURN 'NOTHING_CHANGES'; END IF;
  UPDATE article f SET state = 'WITHDRAWN', next = NULL, next_at = NULL WHERE f.id = p_article;
  PERFORM audit_write('staff/' || p_staff, 'article.withdraw', 'article/' || p_article,
    jsonb_build_object('version', a.published), NULL, p_reason, p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION withdraw_article FROM PUBLIC;
GRANT EXECUTE ON FUNCTION withdraw_article TO tarn_app;
