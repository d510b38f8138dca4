-- Puts a version of the agreement or the risk notice in force: the effect of a confirmed proposal, p_by confirmed it.
-- An agreement is numbered by its month, a risk notice counts on. With the audit entry. What people accepted before
-- keeps its number and its text. TR004 where the version is not whole. Locks: the article.
-- after: article_missing, audit_write
DROP FUNCTION IF EXISTS put_legal_text;
CREATE FUNCTION put_legal_text(
  p_article bigint, p_facts jsonb, p_proposal bigint, p_by bigint, p_reason text, p_source text
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_version int := (p_facts ->> 'version')::int;
  v_month text := to_char(tarn_now() AT TIME ZONE 'UTC', 'YYYY-MM');
  a article;
  v_place int;
  v_number text;
BEGIN
  SELECT f.* INTO STRICT a FROM article f WHERE f.id = p_article FOR NO KEY UPDATE;
  IF cardinality(article_missing(a.id, v_version)) > 0 THEN
    RAISE EXCEPTION 'version % of article % is not whole', v_version, a.id USING ERRCODE = 'TR004';
  END IF;
  SELECT max(t.place) + 1, CASE WHEN a.kind = 'RISK' THEN (max(t.number::int) FILTER (WHERE a.kind = 'RISK') + 1)::text
      ELSE v_month || coalesce('-' || nullif(count(*) FILTER (WHERE t.number LIKE v_month || '%'), 0) + 1, '') END
    INTO v_place, v_number FROM legal_text t WHERE t.kind = a.kind;
  INSERT INTO legal_text (kind, place, number, article_id, version, proposal_id)
    VALUES (a.kind, v_place, v_number, a.id, v_version, p_proposal);
  UPDATE article f SET state = 'PUBLISHED', published = v_version WHERE f.id = a.id;
  PERFORM audit_write('staff/' || p_by, 'article.publish', 'article/' || a.id,
    jsonb_build_object('version', a.published), jsonb_build_object('version', v_version), p_reason, p_source);
END $$;
REVOKE ALL ON FUNCTION put_legal_text FROM PUBLIC;
