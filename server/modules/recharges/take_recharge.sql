-- Takes a request for p_seconds, with the audit entry: only its holder decides. Taking one's own again
-- prolongs it. Answers OK, REQUEST_NOT_FOUND, or what recharge_blocked says. Locks: the request.
-- after: audit_write, recharge_blocked
DROP FUNCTION IF EXISTS take_recharge;
CREATE FUNCTION take_recharge(
  p_staff bigint, p_recharge bigint, p_seconds int, p_source text, OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r recharge;
  v_blocked record;
BEGIN
  SELECT q.* INTO r FROM recharge q WHERE q.id = p_recharge FOR UPDATE;
  IF NOT FOUND THEN status := 'REQUEST_NOT_FOUND'; RETURN; END IF;
  v_blocked := recharge_blocked(p_staff, r);
  status := coalesce(v_blocked.status, 'OK');
  figures := v_blocked.figures;
  IF status <> 'OK' THEN RETURN; END IF;
  UPDATE recharge SET taken_by = p_staff, taken_at = coalesce(taken_at, tarn_now()),
    lease_until = tarn_now() + make_interval(secs => least(p_seconds, 3600)), version = version + 1,
    state = CASE state WHEN 'SUBMITTED' THEN 'IN_REVIEW' ELSE state END
  WHERE id = p_recharge;
  IF r.taken_by IS DISTINCT FROM p_staff THEN
    INSERT INTO recharge_step (recharge_id, kind, staff_id) VALUES (p_recharge, 'TAKEN', p_staff);
  END IF;
  PERFORM audit_write('staff/' || p_staff, 'recharge.take', 'recharge/' || p_recharge,
    jsonb_build_object('state', r.state, 'takenBy', r.taken_by), jsonb_build_object('takenBy', p_staff),
    NULL, p_source);
END $$;
REVOKE ALL ON FUNCTION take_recharge FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_recharge TO tarn_app;
