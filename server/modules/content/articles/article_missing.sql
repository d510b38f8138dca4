-- The languages in which a version of an article is not whole: no title, no text (of all but banners), or no summary
-- where another language has one. In the order of their codes. Locks nothing.
DROP FUNCTION IF EXISTS article_missing;
CREATE FUNCTION article_missing(p_article bigint, p_version int) RETURNS text[]
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT coalesce(array_agg(l.code ORDER BY l.code), '{}')
  FROM article a JOIN article_version v ON v.article_id = a.id AND v.version = p_version,
    unnest(ARRAY['en', 'zh', 'hk', 'jp', 'kor', 'th', 'vi', 'de', 'fr', 'es']) l(code)
  WHERE a.id = p_article AND NOT (v.titles ? l.code AND (a.kind = 'BANNER' OR v.bodies ? l.code)
    AND (v.summaries = '{}' OR v.summaries ? l.code))
$$;
REVOKE ALL ON FUNCTION article_missing FROM PUBLIC;
