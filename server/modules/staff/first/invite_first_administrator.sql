-- Invites one of the first two administrators of a platform: by whoever runs the machine, as the owner of the database,
-- and by nobody else. The link with this SHA-256 is good for seven days, and as long as there are fewer than two; an
-- earlier one to the same mailbox ends. With the audit entry. Answers OK, SECOND_PERSON_NEEDED (there are two: they
-- invite) or ACCOUNT_EXISTS. Locks: the staff; the invitations of that mailbox; then the audit chain.
-- after: administrators_are_two, audit_write
DROP FUNCTION IF EXISTS invite_first_administrator;
CREATE FUNCTION invite_first_administrator(p_email text, p_name text, p_language text, p_token_hash bytea) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
  v_now timestamptz := tarn_now();
BEGIN
  LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE;
  IF EXISTS (SELECT FROM staff s WHERE s.email = p_email) THEN RETURN 'ACCOUNT_EXISTS'; END IF;
  IF administrators_are_two() THEN RETURN 'SECOND_PERSON_NEEDED'; END IF;
  UPDATE staff_invitation i SET expires_at = v_now
    WHERE i.email = p_email AND i.accepted_at IS NULL AND i.expires_at > v_now;
  INSERT INTO staff_invitation (email, name, role, language, created_at, expires_at, token_hash, sent_at)
    VALUES (p_email, p_name, 'ADMIN', p_language, v_now, v_now + interval '7 days', p_token_hash, v_now)
    RETURNING id INTO v_id;
  PERFORM audit_write('operator', 'staff.invite-first', 'invitation/' || v_id, NULL,
    jsonb_build_object('email', p_email, 'name', p_name, 'role', 'ADMIN'), NULL, NULL);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION invite_first_administrator FROM PUBLIC;
