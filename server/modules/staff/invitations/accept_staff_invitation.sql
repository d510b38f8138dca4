-- Makes the member of staff whom an invitation is for, with the password they chose (its hash) and the audit
-- entry; once. Answers OK, INVITATION_ENDED (no such link, used, over its seven days, or one of the two who
-- invited is no administrator any more; of one of the first two also once there are two) or ACCOUNT_EXISTS. Locks: the invitation; the staff; the audit chain.
-- after: administrators_are_two, audit_write, staff_is_admin
DROP FUNCTION IF EXISTS accept_staff_invitation;
CREATE FUNCTION accept_staff_invitation(p_token_hash bytea, p_password_hash text, p_source text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  i staff_invitation;
  v_id bigint;
BEGIN
  SELECT s.* INTO i FROM staff_invitation s WHERE s.token_hash = p_token_hash AND s.accepted_at IS NULL
    AND s.expires_at > tarn_now() FOR UPDATE;
  IF i.id IS NULL THEN RETURN 'INVITATION_ENDED'; END IF;
  LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE;
  IF (CASE WHEN i.proposed_by IS NULL THEN administrators_are_two()
      ELSE NOT staff_is_admin(i.proposed_by) OR NOT staff_is_admin(i.confirmed_by) END) THEN
    RETURN 'INVITATION_ENDED';
  END IF;
  IF EXISTS (SELECT FROM staff s WHERE s.email = i.email) THEN RETURN 'ACCOUNT_EXISTS'; END IF;
  INSERT INTO staff (email, name, role, password_hash) VALUES (i.email, i.name, i.role, p_password_hash)
    RETURNING id INTO v_id;
  UPDATE staff_invitation SET accepted_at = tarn_now(), staff_id = v_id WHERE id = i.id;
  PERFORM audit_write('system', 'staff.join', 'staff/' || v_id, NULL,
    jsonb_build_object('role', i.role, 'name', i.name), NULL, p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION accept_staff_invitation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION accept_staff_invitation TO tarn_app;
