-- Proposes a change for another administrator to confirm, with the audit entry. What it changes is read here,
-- not taken from the caller. p_after has all fields of the subject, as proposal_before answers them.
-- Answers OK and the proposal's id; else OWN_ROLE, OWN_REQUEST, that what it is about is missing, NOTHING_CHANGES,
-- what project_refusal says with its field, PARAM_INVALID with the setting at fault, or PROPOSAL_OPEN.
-- Locks: what it is about.
-- after: audit_write, project_refusal, proposal_before, proposal_blocked, proposal_missing, settings_fault
DROP FUNCTION IF EXISTS propose;
CREATE FUNCTION propose(
  p_staff bigint, p_kind text, p_subject text, p_after jsonb, p_reason text, p_source text,
  OUT status text, OUT id bigint, OUT field text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_before jsonb;
  v_now timestamptz := tarn_now();
BEGIN
  status := proposal_blocked(p_kind, p_subject, p_staff);
  IF status IS NOT NULL THEN RETURN; END IF;
  v_before := proposal_before(p_kind, p_subject);
  IF v_before IS NULL THEN
    status := proposal_missing(p_kind);
  ELSIF v_before = p_after THEN
    status := 'NOTHING_CHANGES';
  ELSIF p_kind LIKE 'PROJECT\_%' THEN
    SELECT coalesce(f.status, 'OK'), f.field INTO status, field
      FROM project_refusal(p_kind, nullif(split_part(p_subject, '/', 2), 'new')::bigint, p_after) f;
  ELSE
    field := CASE p_kind WHEN 'SETTINGS' THEN settings_fault(split_part(p_subject, '/', 2)::bigint, p_after) END;
    status := CASE WHEN field IS NULL THEN 'OK' ELSE 'PARAM_INVALID' END;
  END IF;
  IF status <> 'OK' THEN RETURN; END IF;
  INSERT INTO proposal AS p (kind, subject, reason, before, after, proposed_by, proposed_at, lapses_at)
    VALUES (p_kind, p_subject, p_reason, v_before, p_after, p_staff, v_now, v_now + interval '7 days')
    ON CONFLICT (kind, subject) WHERE state = 'OPEN' AND subject NOT LIKE '%/new' DO NOTHING
    RETURNING p.id INTO id;
  IF id IS NULL THEN
    status := 'PROPOSAL_OPEN';
    RETURN;
  END IF;
  PERFORM audit_write('staff/' || p_staff, 'proposal.propose', 'proposal/' || id, v_before,
    jsonb_build_object('proposal', p_kind, 'subject', p_subject) || p_after, p_reason, p_source);
END $$;
REVOKE ALL ON FUNCTION propose FROM PUBLIC;
GRANT EXECUTE ON FUNCTION propose TO tarn_app;
