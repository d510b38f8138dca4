-- The agreement or risk notice that people see, as proposals compare it: its version, which never changes, and its
-- titles. NULL where the article is neither. Locks: the texts in force, so that nobody accepts one while another comes.
DROP FUNCTION IF EXISTS legal_facts;
CREATE FUNCTION legal_facts(p_article bigint) RETURNS jsonb
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('legal.texts', 0));
  RETURN (SELECT jsonb_build_object('version', v.version, 'titles', v.titles)
    FROM article a JOIN article_version v ON v.article_id = a.id AND v.version = a.published
    WHERE a.id = p_article AND a.kind IN ('AGREEMENT', 'RISK'));
END
$$;
REVOKE ALL ON FUNCTION legal_facts FROM PUBLIC;
