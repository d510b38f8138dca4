-- Shows people a version of an article, from now on within its window. Where people see one, or will, and this one begins
-- later than that, it follows: until its beginning the one before stands (of activities, which are announced, it does not).
-- Of two that would follow the newer does. p_version has to be the newest, which is what
-- whoever asks has read; p_pictures: all pictures that it shows. With its audit entry. For administrators: raises for
-- everybody else. Answers OK; else CONTENT_NOT_FOUND, NOT_PERMITTED for what two administrators put in force
-- (put_legal_text), CHANGED_MEANWHILE, NOTHING_CHANGES, or CONTENT_INCOMPLETE and the
-- languages in which a title, a text (of all but banners), or a summary that others have is missing.
-- Locks: the article, then the pictures.
-- after: audit_write, article_missing, iso_instant, publish_staff_picture, show_version, staff_is_admin
DROP FUNCTION IF EXISTS publish_article;
CREATE FUNCTION publish_article(
  p_staff bigint, p_article bigint, p_version int, p_pictures text[], p_source text,
  OUT status text, OUT languages text[]
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  a article;
  n article_version;
  v_later boolean;
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT f.* INTO a FROM article f WHERE f.id = p_article FOR NO KEY UPDATE;
  IF NOT FOUND THEN status := 'CONTENT_NOT_FOUND'; RETURN; END IF;
  IF a.kind IN ('AGREEMENT', 'RISK') THEN status := 'NOT_PERMITTED'; RETURN; END IF;
  IF a.version <> p_version THEN status := 'CHANGED_MEANWHILE'; RETURN; END IF;
  IF a.state = 'PUBLISHED' AND p_version IN (a.published, a.next) THEN status := 'NOTHING_CHANGES'; RETURN; END IF;
  languages := article_missing(p_article, p_version);
  IF cardinality(languages) > 0 THEN status := 'CONTENT_INCOMPLETE'; RETURN; END IF;
  PERFORM publish_staff_picture(hash) FROM unnest(p_pictures) hash;
  IF a.next_at <= tarn_now() THEN
    PERFORM show_version(p_article, a.next);
    SELECT f.* INTO STRICT a FROM article f WHERE f.id = p_article;
  END IF;
  SELECT v.* INTO STRICT n FROM article_version v WHERE v.article_id = p_article AND v.version = p_version;
  v_later := coalesce(a.state = 'PUBLISHED' AND a.kind <> 'ACTIVITY'
    AND n.starts_at > greatest(tarn_now(), a.starts_at) AND tarn_now() < coalesce(a.ends_at, 'infinity'), false);
  IF v_later THEN
    UPDATE article f SET next = p_version, next_at = n.starts_at WHERE f.id = p_article;
  ELSE
    PERFORM show_version(p_article, p_version);
  END IF;
  PERFORM audit_write('staff/' || p_staff, 'article.publish', 'article/' || p_article,
    CASE WHEN a.state = 'PUBLISHED' THEN jsonb_build_object('version', a.published) END,
    jsonb_build_object('version', p_version)
      || CASE WHEN v_later THEN jsonb_build_object('starts', iso_instant(n.starts_at)) ELSE '{}' END, NULL, p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION publish_article FROM PUBLIC;
GRANT EXECUTE ON FUNCTION publish_article TO tarn_app;
