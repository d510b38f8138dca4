-- The figures of what an act on a review answers: of TAKEN_BY_OTHER the holder's name, of REQUEST_CHANGED the
-- newer state, else none. Locks nothing.
-- after: staff_name
DROP FUNCTION IF EXISTS review_figures;
CREATE FUNCTION review_figures(p_status text, r review) RETURNS jsonb
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE p_status
    WHEN 'TAKEN_BY_OTHER' THEN jsonb_build_object('name', staff_name(r.taken_by))
    WHEN 'REQUEST_CHANGED' THEN jsonb_build_object('state', r.state)
    ELSE '{}' END
$$;
REVOKE ALL ON FUNCTION review_figures FROM PUBLIC;
