-- A proposal, locked, and why this administrator may not close it: REQUEST_NOT_FOUND, ALREADY_DECIDED,
-- PROPOSAL_LAPSED, OWN_ROLE, OWN_REQUEST; status NULL when they may. Raises for whoever is no administrator.
-- Locks: the proposal.
-- after: proposal_blocked
DROP FUNCTION IF EXISTS open_proposal;
CREATE FUNCTION open_proposal(p_staff bigint, p_id bigint, OUT status text, OUT opened proposal)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  SELECT p.* INTO opened FROM proposal p WHERE p.id = p_id FOR UPDATE;
  status := proposal_blocked(opened.kind, opened.subject, p_staff);
  IF opened.id IS NULL THEN
    status := 'REQUEST_NOT_FOUND';
  ELSIF opened.state <> 'OPEN' THEN
    status := CASE opened.state WHEN 'LAPSED' THEN 'PROPOSAL_LAPSED' ELSE 'ALREADY_DECIDED' END;
  ELSIF opened.lapses_at <= tarn_now() THEN
    status := 'PROPOSAL_LAPSED';
  END IF;
END $$;
REVOKE ALL ON FUNCTION open_proposal FROM PUBLIC;
