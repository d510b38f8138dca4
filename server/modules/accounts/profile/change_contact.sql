-- Sets the e-mail or the phone of a user, only within five minutes of a code that was used there, once for each such
-- code, and tells it in the inbox. p_masked: the new one with stars.
-- Answers OK, CODE_WRONG (no such code), ACCOUNT_EXISTS (somebody else's) or ACCOUNT_LOCKED. Locks: the user's row.
-- after: send_message
DROP FUNCTION IF EXISTS change_contact;
CREATE FUNCTION change_contact(p_user bigint, p_contact text, p_masked text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  u app_user;
  v_email boolean := p_contact LIKE '%@%';
BEGIN
  SELECT a.* INTO u FROM app_user a WHERE a.id = p_user FOR NO KEY UPDATE;
  IF u.locked_at IS NOT NULL THEN RETURN 'ACCOUNT_LOCKED'; END IF;
  IF u.id IS NULL OR NOT EXISTS (SELECT FROM one_time_code c
      WHERE c.target = p_contact AND c.scene = 'CONTACT'
        AND c.used_at > tarn_now() - interval '5 minutes'
        AND NOT EXISTS (SELECT FROM security_event e
          WHERE e.user_id = p_user AND e.kind IN ('EMAIL', 'PHONE') AND e.at >= c.used_at)) THEN
    RETURN 'CODE_WRONG';
  END IF;
  BEGIN
    UPDATE app_user a SET email = CASE WHEN v_email THEN p_contact ELSE a.email END,
      phone = CASE WHEN v_email THEN a.phone ELSE p_contact END WHERE a.id = p_user;
  EXCEPTION WHEN unique_violation THEN
    RETURN 'ACCOUNT_EXISTS';
  END;
  PERFORM send_message(p_user, 'CONTACT_CHANGED', NULL, jsonb_build_object('contact', p_masked));
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION change_contact FROM PUBLIC;
GRANT EXECUTE ON FUNCTION change_contact TO tarn_app;
