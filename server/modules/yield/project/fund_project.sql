-- Puts money aside for a project's interest (p_sign 1), or takes back what exceeds its promise (-1): the effect of a
-- confirmed proposal, p_by confirmed it. p_facts: amount in minor units of USD as text, and the bank's reference,
-- which serves once. With the audit entry. Raises TR004 where the reference was used or the promise would not be
-- covered, so that the confirmation does not stand either. Locks: the project's total; the reference.
-- after: audit_write, claim_bank_reference, ledger_account_at, ledger_write
DROP FUNCTION IF EXISTS fund_project;
CREATE FUNCTION fund_project(
  p_project bigint, p_sign int, p_facts jsonb, p_proposal bigint, p_by bigint, p_reason text, p_source text
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_amount bigint := p_sign * (p_facts ->> 'amount')::bigint;
  v_id bigint;
  t yield_project_total;
BEGIN
  SELECT y.* INTO STRICT t FROM yield_project_total y WHERE y.project_id = p_project FOR UPDATE;
  IF t.funded + v_amount < t.promised THEN
    RAISE EXCEPTION 'project %: its promise would not be covered', p_project USING ERRCODE = 'TR004';
  END IF;
  INSERT INTO yield_funding AS f (project_id, amount, bank_reference, proposal_id)
    VALUES (p_project, v_amount, p_facts ->> 'bankReference', p_proposal)
    ON CONFLICT (bank_reference) DO NOTHING RETURNING f.id INTO v_id;
  IF v_id IS NULL THEN
    RAISE EXCEPTION 'project %: this payment was booked before', p_project USING ERRCODE = 'TR004';
  END IF;
  -- What is taken back is a payment that goes out.
  IF p_sign > 0 AND NOT claim_bank_reference(p_facts ->> 'bankReference', 'project-funding/' || v_id) THEN
    RAISE EXCEPTION 'project %: this payment serves something else', p_project USING ERRCODE = 'TR004';
  END IF;
  UPDATE yield_project_total y SET funded = y.funded + v_amount WHERE y.project_id = p_project;
  PERFORM ledger_write(ARRAY[CASE WHEN p_sign > 0 THEN 'project.fund' ELSE 'project.unfund' END],
    ARRAY['project-funding.move:' || v_id], ARRAY[
    ROW(1, ledger_account_at('outside/projects/USD'), -v_amount)::ledger_leg,
    ROW(1, t.account_id, v_amount)::ledger_leg]);
  PERFORM audit_write('staff/' || p_by, CASE WHEN p_sign > 0 THEN 'project.fund' ELSE 'project.unfund' END,
    'project/' || p_project, NULL, jsonb_build_object('amount', p_facts ->> 'amount',
      'bankReference', p_facts ->> 'bankReference'), p_reason, p_source);
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION fund_project FROM PUBLIC;
