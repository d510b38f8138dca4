-- What a funding would change: how much lies in a project's account is no part of it, since each night changes that.
-- NULL where there is no such project. Locks: the project's total.
DROP FUNCTION IF EXISTS funding_before;
CREATE FUNCTION funding_before(p_project bigint) RETURNS jsonb
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM FROM yield_project_total y WHERE y.project_id = p_project FOR UPDATE;
  RETURN CASE WHEN FOUND THEN '{}'::jsonb END;
END $$;
REVOKE ALL ON FUNCTION funding_before FROM PUBLIC;
