-- Why a proposal about a project could not take effect as things stand, and the field that says so; NULL where it
-- could. It is asked again when the proposal is confirmed, by the function that does it. Locks nothing: the project's
-- total is locked by who asks.
-- after: bank_reference_used
DROP FUNCTION IF EXISTS project_refusal;
CREATE FUNCTION project_refusal(p_kind text, p_project bigint, p_after jsonb, OUT status text, OUT field text)
LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
DECLARE
  t yield_project_total;
BEGIN
  SELECT y.* INTO t FROM yield_project_total y WHERE y.project_id = p_project;
  IF p_kind = 'PROJECT_TERMS' AND t.invested + t.topups > (p_after ->> 'capacity')::bigint THEN
    status := 'AMOUNT_INVALID';
    field := 'capacity';
  ELSIF p_kind = 'PROJECT_UNFUNDING' AND t.funded - (p_after ->> 'amount')::bigint < t.promised THEN
    status := 'AMOUNT_INVALID';
    field := 'amount';
  ELSIF EXISTS (SELECT FROM yield_funding f WHERE f.bank_reference = p_after ->> 'bankReference')
      OR (p_kind = 'PROJECT_FUNDING' AND bank_reference_used(p_after ->> 'bankReference')) THEN
    status := 'REFERENCE_USED';
    field := 'bankReference';
  END IF;
END $$;
REVOKE ALL ON FUNCTION project_refusal FROM PUBLIC;
