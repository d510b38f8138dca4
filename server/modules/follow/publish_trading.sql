-- Publishes somebody's trading, or ends it: whoever follows them is then left out until they publish again. Figures are
-- of all their orders either way. Locks: the user.
-- after: lock_user_row
DROP FUNCTION IF EXISTS publish_trading;
CREATE FUNCTION publish_trading(p_user bigint, p_publishes boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM lock_user_row(p_user);
  IF p_publishes THEN
    INSERT INTO leader AS l (user_id, publishes) VALUES (p_user, true)
      ON CONFLICT (user_id) DO UPDATE SET publishes = true, changed_at = tarn_now() WHERE NOT l.publishes;
  ELSE
    UPDATE leader l SET publishes = false, changed_at = tarn_now() WHERE l.user_id = p_user AND l.publishes;
  END IF;
END $$;
REVOKE ALL ON FUNCTION publish_trading FROM PUBLIC;
GRANT EXECUTE ON FUNCTION publish_trading TO tarn_app;
