-- Adds a member of staff, with the audit entry. The first administrator of a platform is added by nobody
-- (p_by NULL); every other member by an administrator who is signed in. Answers the new id; raises
-- when the one who asks may not. For the practice world: in live mode two administrators invite.
-- mode: practice
-- after: audit_write, staff_is_admin
DROP FUNCTION IF EXISTS add_staff;
CREATE FUNCTION add_staff(
  p_by bigint, p_email text, p_name text, p_role text, p_password_hash text, p_source text
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE;
  IF p_by IS NULL THEN
    IF p_role <> 'ADMIN' OR EXISTS (SELECT FROM staff) THEN
      RAISE EXCEPTION 'only the first administrator is added by nobody'
        USING ERRCODE = 'insufficient_privilege';
    END IF;
  ELSIF NOT staff_is_admin(p_by) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_by USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO staff (email, name, role, password_hash)
    VALUES (p_email, p_name, p_role, p_password_hash) RETURNING id INTO v_id;
  PERFORM audit_write(coalesce('staff/' || p_by, 'system'), 'staff.add', 'staff/' || v_id, NULL,
    jsonb_build_object('role', p_role, 'name', p_name), NULL, p_source);
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION add_staff FROM PUBLIC;
