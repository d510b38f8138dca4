-- Invites somebody to the staff, with the audit entry: the effect of a confirmed proposal. The link is sent by a
-- job, and good for seven days from now. An earlier invitation of the same mailbox ends.
-- Locks: that invitation; then the audit chain.
-- after: audit_write
DROP FUNCTION IF EXISTS invite_staff;
CREATE FUNCTION invite_staff(
  p_invited jsonb, p_proposed_by bigint, p_by bigint, p_reason text, p_source text
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
  v_now timestamptz := tarn_now();
BEGIN
  UPDATE staff_invitation i SET expires_at = v_now
    WHERE i.email = p_invited ->> 'email' AND i.accepted_at IS NULL AND i.expires_at > v_now;
  INSERT INTO staff_invitation (email, name, role, language, proposed_by, confirmed_by, created_at, expires_at)
    VALUES (p_invited ->> 'email', p_invited ->> 'name', p_invited ->> 'role', p_invited ->> 'language',
      p_proposed_by, p_by, v_now, v_now + interval '7 days') RETURNING id INTO v_id;
  PERFORM audit_write('staff/' || p_by, 'staff.invite', 'invitation/' || v_id, NULL,
    jsonb_build_object('email', p_invited ->> 'email', 'name', p_invited ->> 'name', 'role', p_invited ->> 'role',
      'language', p_invited ->> 'language'), p_reason, p_source);
END $$;
REVOKE ALL ON FUNCTION invite_staff FROM PUBLIC;
