-- The effect of an approval: credits the approved amount (minor units of USD), once.
-- Reads the request under lock and checks again what the decision rested on: reviewer, linked owner, and
-- two distinct people where two are needed. Answers OK, or ALREADY_DECIDED when it was credited before;
-- raises when the decision does not carry it. Locks: the request; then purses by ascending id.
-- after: ledger_write
DROP FUNCTION IF EXISTS approve_recharge;
CREATE FUNCTION approve_recharge(p_recharge bigint) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r recharge;
  v_status text;
BEGIN
  SELECT * INTO r FROM recharge WHERE id = p_recharge FOR UPDATE;
  IF r.state = 'SUCCESS' THEN RETURN 'ALREADY_DECIDED'; END IF;
  IF r.decision IS DISTINCT FROM 'APPROVED' OR r.first_approver IS NULL
      OR (r.needs_second AND (r.second_approver IS NULL OR r.second_approver = r.first_approver))
      OR EXISTS (SELECT FROM staff_user s WHERE s.user_id = r.user_id
        AND s.staff_id IN (r.first_approver, r.second_approver, r.decided_by)) THEN
    RAISE EXCEPTION 'recharge % is not approved', p_recharge USING ERRCODE = 'insufficient_privilege';
  END IF;
  v_status := ledger_write(ARRAY['recharge.credit'], ARRAY['recharge.credit:' || r.id], ARRAY[
    ROW(1, (SELECT a.id FROM ledger_account a WHERE a.address = 'outside/recharges/USD'),
      -r.approved_amount)::ledger_leg,
    ROW(1, (SELECT a.id FROM ledger_account a WHERE a.user_id = r.user_id AND a.asset = 'USD'
      AND a.kind = 'available'), r.approved_amount)::ledger_leg]);
  UPDATE recharge SET state = 'SUCCESS', credited = r.approved_amount, credited_at = tarn_now(),
    taken_by = NULL, lease_until = NULL, version = version + 1 WHERE id = p_recharge;
  INSERT INTO recharge_step (recharge_id, kind) VALUES (p_recharge, 'CREDITED');
  RETURN v_status;
END $$;
REVOKE ALL ON FUNCTION approve_recharge FROM PUBLIC;
GRANT EXECUTE ON FUNCTION approve_recharge TO tarn_app;
