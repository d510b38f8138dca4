-- Ends a proposal without effect, with the audit entry: the one who made it withdraws it, another refuses it and
-- says why. p_act is what the caller means: REFUSED or WITHDRAWN.
-- Answers OK; what open_proposal refuses; OWN_REQUEST where the one who made it refuses, NOT_PERMITTED where another withdraws;
-- REASON_REQUIRED. Locks: the proposal.
-- after: audit_write, open_proposal
DROP FUNCTION IF EXISTS close_proposal;
CREATE FUNCTION close_proposal(p_staff bigint, p_id bigint, p_act text, p_reason text, p_source text)
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_opened record;
  r proposal;
BEGIN
  SELECT o.status, o.opened INTO v_opened FROM open_proposal(p_staff, p_id) o;
  IF v_opened.status IS NOT NULL THEN RETURN v_opened.status; END IF;
  r := v_opened.opened;
  IF (r.proposed_by = p_staff) <> (p_act = 'WITHDRAWN') THEN
    RETURN CASE p_act WHEN 'WITHDRAWN' THEN 'NOT_PERMITTED' ELSE 'OWN_REQUEST' END;
  END IF;
  IF p_act = 'REFUSED' AND length(btrim(coalesce(p_reason, ''))) = 0 THEN
    RETURN 'REASON_REQUIRED';
  END IF;
  UPDATE proposal SET state = p_act, closed_by = p_staff, closed_at = tarn_now(), closing_reason = p_reason
    WHERE id = r.id;
  IF p_act = 'WITHDRAWN' THEN
    PERFORM audit_write('staff/' || p_staff, 'proposal.withdraw', 'proposal/' || r.id, NULL, NULL, p_reason,
      p_source);
  ELSE
    PERFORM audit_write('staff/' || p_staff, 'proposal.refuse', 'proposal/' || r.id, NULL, NULL, p_reason,
      p_source);
  END IF;
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION close_proposal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION close_proposal TO tarn_app;
