-- Adds the practice desk, with the audit entry: customer service without a password. By an administrator;
-- raises otherwise, and where there is one. Answers the new id.
-- mode: practice
-- after: audit_write, staff_is_admin
DROP FUNCTION IF EXISTS add_practice_desk;
CREATE FUNCTION add_practice_desk(p_by bigint, p_email text, p_name text, p_source text) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
BEGIN
  IF NOT staff_is_admin(p_by) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_by USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO staff (email, name, role, password_hash, practice_desk)
    VALUES (p_email, p_name, 'SUPPORT', 'none', true) RETURNING id INTO v_id;
  PERFORM audit_write('staff/' || p_by, 'staff.add', 'staff/' || v_id, NULL,
    jsonb_build_object('role', 'SUPPORT', 'name', p_name), NULL, p_source);
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION add_practice_desk FROM PUBLIC;
