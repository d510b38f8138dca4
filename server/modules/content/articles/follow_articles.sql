-- Puts each version that follows before people whose beginning has come. Calling it again, or from two processes at once,
-- changes nothing. Answers how many. Locks: those articles.
-- after: show_version
DROP FUNCTION IF EXISTS follow_articles;
CREATE FUNCTION follow_articles() RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  a article;
  v_count int := 0;
BEGIN
  FOR a IN SELECT f.* FROM article f WHERE f.next_at <= tarn_now() ORDER BY f.next_at FOR NO KEY UPDATE SKIP LOCKED LOOP
    PERFORM show_version(a.id, a.next);
    v_count := v_count + 1;
  END LOOP;
  RETURN v_count;
END $$;
REVOKE ALL ON FUNCTION follow_articles FROM PUBLIC;
GRANT EXECUTE ON FUNCTION follow_articles TO tarn_app;
