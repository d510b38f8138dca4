-- Declares a user account as a member of staff's own, with the audit entry. What they hold or have
-- approved of that account's open requests goes back to the queue, for others to decide.
-- Answers OK or USER_NOT_FOUND, and kind and subject of the requests that went back. Locks: the user's row; then those reviews.
-- after: audit_write, return_reviews, lock_user_row
DROP FUNCTION IF EXISTS declare_own_account;
CREATE FUNCTION declare_own_account(
  p_staff bigint, p_user bigint, p_source text, OUT status text, OUT returned jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  returned := '[]';
  IF NOT lock_user_row(p_user) THEN
    status := 'USER_NOT_FOUND';
    RETURN;
  END IF;
  INSERT INTO staff_user (staff_id, user_id) VALUES (p_staff, p_user) ON CONFLICT DO NOTHING;
  returned := return_reviews(p_user, p_staff);
  PERFORM audit_write('staff/' || p_staff, 'account.declare', 'user/' || p_user, NULL,
    jsonb_build_object('returned', (SELECT coalesce(jsonb_agg(lower(t.kind) || '/' || t."subjectId"), '[]')
      FROM jsonb_to_recordset(returned) t (kind text, "subjectId" text))), NULL, p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION declare_own_account FROM PUBLIC;
GRANT EXECUTE ON FUNCTION declare_own_account TO tarn_app;
