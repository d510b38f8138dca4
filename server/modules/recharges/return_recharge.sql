-- Puts a request back into the queue that this member of staff holds or has approved first, with a step
-- that says so; the first approval lapses. Answers whether it went back. For functions of the owner, who
-- write the audit entry. Locks: the request.
DROP FUNCTION IF EXISTS return_recharge;
CREATE FUNCTION return_recharge(p_recharge bigint, p_staff bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_approved boolean;
BEGIN
  SELECT r.first_approver IS NOT DISTINCT FROM p_staff INTO v_approved FROM recharge r
    WHERE r.id = p_recharge AND r.decision IS NULL AND p_staff IN (r.taken_by, r.first_approver)
    FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE recharge SET version = version + 1,
    state = CASE WHEN first_approver IS NULL OR v_approved THEN 'SUBMITTED' ELSE state END,
    taken_by = NULL, lease_until = NULL,
    first_approver = CASE WHEN NOT v_approved THEN first_approver END,
    first_approved_at = CASE WHEN NOT v_approved THEN first_approved_at END,
    bank_reference = CASE WHEN NOT v_approved THEN bank_reference END,
    approved_amount = CASE WHEN NOT v_approved THEN approved_amount END,
    decision_reason = CASE WHEN NOT v_approved THEN decision_reason END,
    needs_second = needs_second AND NOT v_approved
  WHERE id = p_recharge;
  INSERT INTO recharge_step (recharge_id, kind, staff_id) VALUES (p_recharge, 'RETURNED', p_staff);
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION return_recharge FROM PUBLIC;
