-- Declares a user account as the own one of a member of staff, with the audit entry: they themselves, without a
-- reason, or an administrator for them, with one; then the member is told by a notice, once. What the member holds or
-- has approved of that account's open requests goes back to the queue, for others to decide.
-- Answers OK, REASON_REQUIRED, STAFF_NOT_FOUND (nobody who is on the staff now) or USER_NOT_FOUND, and kind and subject
-- of the requests that went back. Raises where p_by is neither the member nor an administrator. Locks: the user's row;
-- then those reviews; then the audit chain.
-- after: audit_write, lock_user_row, return_reviews, staff_is_admin
DROP FUNCTION IF EXISTS declare_own_account;
CREATE FUNCTION declare_own_account(
  p_by bigint, p_staff bigint, p_user bigint, p_reason text, p_source text, OUT status text, OUT returned jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_other CONSTANT boolean := p_by IS DISTINCT FROM p_staff;
  v_reason CONSTANT text := CASE WHEN v_other THEN btrim(coalesce(p_reason, '')) END;
  v_after jsonb := '{}';
BEGIN
  IF v_other AND NOT staff_is_admin(p_by) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_by USING ERRCODE = 'insufficient_privilege';
  END IF;
  returned := '[]';
  status := CASE
    WHEN v_reason = '' THEN 'REASON_REQUIRED'
    WHEN NOT EXISTS (SELECT FROM staff s WHERE s.id = p_staff AND s.role <> 'LEFT' AND NOT s.practice_desk)
      THEN 'STAFF_NOT_FOUND'
    WHEN NOT lock_user_row(p_user) THEN 'USER_NOT_FOUND'
    ELSE 'OK' END;
  IF status <> 'OK' THEN RETURN; END IF;
  INSERT INTO staff_user (staff_id, user_id) VALUES (p_staff, p_user) ON CONFLICT DO NOTHING;
  IF v_other THEN
    v_after := jsonb_build_object('member', p_staff);
    IF FOUND THEN
      INSERT INTO staff_notice (staff_id, kind, subject) VALUES (p_staff, 'ACCOUNT_DECLARED', 'user/' || p_user);
    END IF;
  END IF;
  returned := return_reviews(p_user, p_staff);
  PERFORM audit_write('staff/' || p_by, 'account.declare', 'user/' || p_user, NULL, v_after ||
    jsonb_build_object('returned', (SELECT coalesce(jsonb_agg(lower(t.kind) || '/' || t."subjectId"), '[]')
      FROM jsonb_to_recordset(returned) t (kind text, "subjectId" text))), v_reason, p_source);
END $$;
REVOKE ALL ON FUNCTION declare_own_account FROM PUBLIC;
GRANT EXECUTE ON FUNCTION declare_own_account TO tarn_app;
