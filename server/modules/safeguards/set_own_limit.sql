-- Sets a limit a day of a user, or takes it away (NULL): minor units of USD, of DAILY_MINUTES a count. From when it
-- holds is the table's to say: at once where it is the first or lower, 24 hours later where it is higher or gone. What
-- was asked before and does not hold yet is dropped; asking for the same again changes nothing, its clock runs on.
-- p_session: an open session of that user, else it breaks safeguard_by_its_user. Locks: the user.
-- after: lock_user_row
DROP FUNCTION IF EXISTS set_own_limit;
CREATE FUNCTION set_own_limit(p_user bigint, p_session bigint, p_kind text, p_value bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_asked bigint;
BEGIN
  PERFORM lock_user_row(p_user);
  SELECT l.value INTO v_asked FROM own_limit l WHERE l.user_id = p_user AND l.kind = p_kind ORDER BY l.id DESC LIMIT 1;
  IF v_asked IS DISTINCT FROM p_value THEN
    INSERT INTO own_limit (user_id, session_id, kind, value) VALUES (p_user, p_session, p_kind, p_value);
  END IF;
END $$;
REVOKE ALL ON FUNCTION set_own_limit FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_own_limit TO tarn_app;
