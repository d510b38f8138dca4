-- Lifts the wait after wrong passwords and codes of an account, for a member of staff, with the audit entry.
-- Answers OK, REASON_REQUIRED, USER_NOT_FOUND, OWN_REQUEST (an account of their own), or ALREADY_DECIDED when the
-- account does not wait.
-- after: audit_write, staff_owns
DROP FUNCTION IF EXISTS lift_wait;
CREATE FUNCTION lift_wait(p_staff bigint, p_user bigint, p_reason text, p_source text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  IF length(btrim(coalesce(p_reason, ''))) = 0 THEN RETURN 'REASON_REQUIRED'; END IF;
  IF NOT EXISTS (SELECT FROM app_user u WHERE u.id = p_user) THEN RETURN 'USER_NOT_FOUND'; END IF;
  IF staff_owns(p_staff, p_user) THEN RETURN 'OWN_REQUEST'; END IF;
  DELETE FROM account_throttle t WHERE t.wait_until > tarn_now()
    AND t.key IN ('login:' || p_user, 'fund:' || p_user, 'factor:' || p_user);
  IF NOT FOUND THEN RETURN 'ALREADY_DECIDED'; END IF;
  PERFORM audit_write('staff/' || p_staff, 'user.lift-wait', 'user/' || p_user, NULL, NULL, btrim(p_reason),
    p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION lift_wait FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lift_wait TO tarn_app;
