-- Suspends a project, or resumes it: with its audit entry or not at all. Who holds goes on earning and is paid.
-- Answers OK, REASON_REQUIRED, PRODUCT_NOT_FOUND or ALREADY_DECIDED (it is so already). Raises for whoever is no
-- administrator. Locks: the project's total.
-- after: audit_write, staff_is_admin
DROP FUNCTION IF EXISTS suspend_project;
CREATE FUNCTION suspend_project(p_staff bigint, p_project bigint, p_suspend boolean, p_reason text, p_source text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_reason text := btrim(coalesce(p_reason, ''));
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF length(v_reason) = 0 THEN RETURN 'REASON_REQUIRED'; END IF;
  PERFORM FROM yield_project_total y WHERE y.project_id = p_project FOR UPDATE;
  IF NOT FOUND THEN RETURN 'PRODUCT_NOT_FOUND'; END IF;
  UPDATE yield_project SET suspended_at = CASE WHEN p_suspend THEN tarn_now() END,
    suspend_reason = CASE WHEN p_suspend THEN v_reason END
    WHERE id = p_project AND (suspended_at IS NOT NULL) <> p_suspend;
  IF NOT FOUND THEN RETURN 'ALREADY_DECIDED'; END IF;
  PERFORM audit_write('staff/' || p_staff, CASE WHEN p_suspend THEN 'project.suspend' ELSE 'project.resume' END,
    'project/' || p_project, jsonb_build_object('suspended', NOT p_suspend),
    jsonb_build_object('suspended', p_suspend), v_reason, p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION suspend_project FROM PUBLIC;
GRANT EXECUTE ON FUNCTION suspend_project TO tarn_app;
