-- Notes that a user has closed a pop-up, once. Answers whether there is one with this id that people see, or that they
-- have closed while they saw it. Locks nothing that another waits for.
DROP FUNCTION IF EXISTS see_pop_up;
CREATE FUNCTION see_pop_up(p_user bigint, p_article bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  INSERT INTO pop_up_seen (user_id, article_id)
    SELECT p_user, a.id FROM article a
    WHERE a.id = p_article AND a.kind = 'POPUP' AND a.published IS NOT NULL
      AND coalesce(a.starts_at <= tarn_now(), true)
    ON CONFLICT DO NOTHING;
  RETURN EXISTS (SELECT FROM pop_up_seen s WHERE s.user_id = p_user AND s.article_id = p_article);
END $$;
REVOKE ALL ON FUNCTION see_pop_up FROM PUBLIC;
GRANT EXECUTE ON FUNCTION see_pop_up TO tarn_app;
