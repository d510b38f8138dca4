-- Confirms what another administrator proposed: its effect, its end and both audit entries in one transaction.
-- Answers OK; what open_proposal refuses; OWN_REQUEST for one's own; PROPOSAL_OUTDATED when what it changes is
-- not as it was any more, what it would give can no longer be given, or the one who proposed it may not propose it
-- any more: they are no administrator, or it is about an account of their own by now.
-- Locks: the proposal; then what it changes.
-- after: apply_proposal, audit_write, open_proposal, proposal_before, proposal_blocked, staff_is_admin
DROP FUNCTION IF EXISTS confirm_proposal;
CREATE FUNCTION confirm_proposal(p_staff bigint, p_id bigint, p_source text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_opened record;
  r proposal;
BEGIN
  SELECT o.status, o.opened INTO v_opened FROM open_proposal(p_staff, p_id) o;
  IF v_opened.status IS NOT NULL THEN RETURN v_opened.status; END IF;
  r := v_opened.opened;
  IF r.proposed_by = p_staff THEN RETURN 'OWN_REQUEST'; END IF;
  IF proposal_before(r.kind, r.subject) IS DISTINCT FROM r.before OR NOT staff_is_admin(r.proposed_by) THEN
    RETURN 'PROPOSAL_OUTDATED';
  END IF;
  IF proposal_blocked(r.kind, r.subject, r.proposed_by) IS NOT NULL THEN RETURN 'PROPOSAL_OUTDATED'; END IF;
  UPDATE proposal SET state = 'CONFIRMED', closed_by = p_staff, closed_at = tarn_now() WHERE id = r.id;
  PERFORM audit_write('staff/' || p_staff, 'proposal.confirm', 'proposal/' || r.id, r.before, r.after,
    r.reason, p_source);
  PERFORM apply_proposal(r, p_staff, p_source);
  RETURN 'OK';
EXCEPTION WHEN SQLSTATE 'TR004' THEN
  -- The confirmation is taken back with it.
  RETURN 'PROPOSAL_OUTDATED';
END $$;
REVOKE ALL ON FUNCTION confirm_proposal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION confirm_proposal TO tarn_app;
