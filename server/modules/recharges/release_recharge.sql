-- Puts a request back for others, with the audit entry. Answers OK, REQUEST_NOT_FOUND, or LEASE_REQUIRED
-- when this member of staff does not hold it. Locks: the request.
-- after: audit_write
DROP FUNCTION IF EXISTS release_recharge;
CREATE FUNCTION release_recharge(p_staff bigint, p_recharge bigint, p_source text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_holder bigint;
BEGIN
  SELECT r.taken_by INTO v_holder FROM recharge r WHERE r.id = p_recharge FOR UPDATE;
  IF NOT FOUND THEN RETURN 'REQUEST_NOT_FOUND'; END IF;
  IF v_holder IS DISTINCT FROM p_staff THEN RETURN 'LEASE_REQUIRED'; END IF;
  UPDATE recharge SET taken_by = NULL, lease_until = NULL, version = version + 1,
    state = CASE state WHEN 'IN_REVIEW' THEN 'SUBMITTED' ELSE state END WHERE id = p_recharge;
  INSERT INTO recharge_step (recharge_id, kind, staff_id) VALUES (p_recharge, 'RELEASED', p_staff);
  PERFORM audit_write('staff/' || p_staff, 'recharge.release', 'recharge/' || p_recharge, NULL, NULL, NULL,
    p_source);
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION release_recharge FROM PUBLIC;
GRANT EXECUTE ON FUNCTION release_recharge TO tarn_app;
