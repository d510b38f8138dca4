-- Unlocks an account, as change_lock says, and ends the appeal of that lock with its conversation. Passes for the locked
-- page end. Answers what change_lock says, kind and subject of what ended, and whether the account is open: not where its
-- user's own freeze stands. Locks: the review of the appeal, which
-- is before the user wherever a decision takes effect; then the user.
-- after: account_stopped, change_lock, end_appeals, locked_review, standing_appeal
DROP FUNCTION IF EXISTS unlock_user;
CREATE FUNCTION unlock_user(p_staff bigint, p_user bigint, p_reason text, p_source text,
  OUT status text, OUT ended jsonb, OUT opened boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM locked_review('APPEAL', standing_appeal(p_user));
  status := change_lock(p_staff, p_user, false, p_reason, p_source);
  ended := CASE WHEN status = 'OK' THEN end_appeals(p_user) ELSE '[]' END;
  opened := NOT account_stopped(p_user);
END $$;
REVOKE ALL ON FUNCTION unlock_user FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unlock_user TO tarn_app;
