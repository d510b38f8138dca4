-- Ends a user's own freeze, 24 hours after it began and never before. Only within five minutes of a code for it
-- that was used at the user's own mailbox or phone, once for each such code. A lock of staff stays.
-- Answers OK (also where nothing is frozen), CODE_WRONG (no such code), or FREEZE_STANDS with its end.
-- Locks: the user.
-- after: send_message
DROP FUNCTION IF EXISTS lift_freeze;
CREATE FUNCTION lift_freeze(p_user bigint, OUT status text, OUT until timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  u app_user;
  v_lock account_lock;
BEGIN
  SELECT a.* INTO u FROM app_user a WHERE a.id = p_user FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM one_time_code c
      WHERE c.target IN (u.email, u.phone) AND c.scene = 'UNFREEZE'
        AND c.used_at > tarn_now() - interval '5 minutes') THEN
    status := 'CODE_WRONG';
    RETURN;
  END IF;
  status := 'OK';
  IF u.frozen_at IS NULL THEN RETURN; END IF;
  until := u.frozen_at + interval '24 hours';
  IF until > tarn_now() THEN status := 'FREEZE_STANDS'; RETURN; END IF;
  SELECT l.* INTO v_lock FROM account_lock l WHERE l.user_id = p_user AND l.lifted_at IS NULL;
  UPDATE app_user a SET frozen_at = NULL, frozen_words = NULL, locked_at = v_lock.at, lock_reason = v_lock.reason
    WHERE a.id = p_user;
  -- The code is spent: it does not lift the next freeze.
  DELETE FROM one_time_code c WHERE c.target IN (u.email, u.phone) AND c.scene = 'UNFREEZE';
  PERFORM send_message(p_user, 'ACCOUNT_UNFROZEN', 'user/' || p_user, '{}');
END $$;
REVOKE ALL ON FUNCTION lift_freeze FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lift_freeze TO tarn_app;
