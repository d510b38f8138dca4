-- Puts a version of an article before people, within its window; none follows it any more. For functions of the owner,
-- who have locked the article and looked at the version.
DROP FUNCTION IF EXISTS show_version;
CREATE FUNCTION show_version(p_article bigint, p_version int) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  UPDATE article f SET state = 'PUBLISHED', published = p_version, weight = v.weight, starts_at = v.starts_at,
      ends_at = v.ends_at, shown_at = coalesce(f.shown_at, tarn_now()), next = NULL, next_at = NULL
    FROM article_version v WHERE f.id = p_article AND v.article_id = f.id AND v.version = p_version
$$;
REVOKE ALL ON FUNCTION show_version FROM PUBLIC;
