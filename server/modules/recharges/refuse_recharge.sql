-- Refuses a request that this member of staff holds, with the audit entry and the reason the user reads.
-- Answers OK, or a code of the catalogue with its figures. Locks: the request; then the audit chain.
-- after: audit_write, recharge_blocked
DROP FUNCTION IF EXISTS refuse_recharge;
CREATE FUNCTION refuse_recharge(
  p_staff bigint, p_recharge bigint, p_reason text, p_source text, OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r recharge;
  v_blocked record;
  v_reason text := btrim(coalesce(p_reason, ''));
BEGIN
  figures := '{}';
  SELECT q.* INTO r FROM recharge q WHERE q.id = p_recharge FOR UPDATE;
  IF NOT FOUND THEN status := 'REQUEST_NOT_FOUND'; RETURN; END IF;
  v_blocked := recharge_blocked(p_staff, r);
  IF v_blocked.status IS NOT NULL THEN
    status := v_blocked.status;
    figures := v_blocked.figures;
    RETURN;
  END IF;
  IF r.taken_by IS DISTINCT FROM p_staff OR r.lease_until <= tarn_now() THEN
    status := 'LEASE_REQUIRED'; RETURN;
  END IF;
  IF v_reason = '' THEN status := 'REASON_REQUIRED'; RETURN; END IF;
  UPDATE recharge SET decision = 'REFUSED', decided_by = p_staff, decided_at = tarn_now(),
    decision_reason = v_reason, state = 'FAILED', taken_by = NULL, lease_until = NULL,
    version = version + 1 WHERE id = p_recharge;
  INSERT INTO recharge_step (recharge_id, kind, staff_id, note)
    VALUES (p_recharge, 'REFUSED', p_staff, v_reason);
  PERFORM audit_write('staff/' || p_staff, 'recharge.refuse', 'recharge/' || p_recharge,
    jsonb_build_object('state', r.state), '{"step": "REFUSED"}', v_reason, p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION refuse_recharge FROM PUBLIC;
GRANT EXECUTE ON FUNCTION refuse_recharge TO tarn_app;
