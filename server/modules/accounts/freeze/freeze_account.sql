-- Freezes an account for its user: it is locked, its sessions end by the trigger on app_user, and for 24 hours
-- nobody ends that. p_words: the reason as the user reads it. Puts it into the inbox.
-- Answers OK and until when it stands, or ACCOUNT_LOCKED. Locks: the user.
-- after: send_message
DROP FUNCTION IF EXISTS freeze_account;
CREATE FUNCTION freeze_account(p_user bigint, p_words text, OUT status text, OUT until timestamptz)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE app_user u SET frozen_at = tarn_now(), frozen_words = p_words, locked_at = tarn_now(), lock_reason = p_words
    WHERE u.id = p_user AND u.locked_at IS NULL RETURNING u.frozen_at + interval '24 hours' INTO until;
  IF NOT FOUND THEN status := 'ACCOUNT_LOCKED'; RETURN; END IF;
  PERFORM send_message(p_user, 'ACCOUNT_FROZEN', 'user/' || p_user, jsonb_build_object('until', until));
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION freeze_account FROM PUBLIC;
GRANT EXECUTE ON FUNCTION freeze_account TO tarn_app;
