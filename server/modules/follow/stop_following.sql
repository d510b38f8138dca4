-- Pauses one's following of a leader (PAUSED), or stops it (STOPPED): from the leader's next order on nothing is copied.
-- What is open stays open. Answers whether there was one to change. Only follow_leader begins anew.
-- Locks: the follower, after whatever order is being copied for them now.
-- after: lock_user_row
DROP FUNCTION IF EXISTS stop_following;
CREATE FUNCTION stop_following(p_user bigint, p_following bigint, p_state text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM lock_user_row(p_user);
  UPDATE following f SET state = p_state
    WHERE f.id = p_following AND f.user_id = p_user AND f.state <> 'STOPPED' AND p_state IN ('PAUSED', 'STOPPED');
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION stop_following FROM PUBLIC;
GRANT EXECUTE ON FUNCTION stop_following TO tarn_app;
