-- Forgets a named filter of this member of staff, with the audit entry. Answers whether it was theirs.
-- after: audit_write
DROP FUNCTION IF EXISTS drop_queue_view;
CREATE FUNCTION drop_queue_view(p_staff bigint, p_view bigint, p_source text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_name text;
BEGIN
  DELETE FROM queue_view w WHERE w.id = p_view AND w.staff_id = p_staff RETURNING w.name INTO v_name;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM audit_write('staff/' || p_staff, 'queueView.drop', 'queueView/' || p_view,
    jsonb_build_object('name', v_name), NULL, NULL, p_source);
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION drop_queue_view FROM PUBLIC;
GRANT EXECUTE ON FUNCTION drop_queue_view TO tarn_app;
