-- The effect of an approval: the frozen amount leaves, the fee stays, once. For apply_decision, which has locked
-- the review. Checks again what the decision rests on and raises when it does not carry it: the decision, one or
-- two people, none of them an owner of the account, an audit entry of each of their approvals, and the payout's
-- reference. Locks: the request; purses by ascending id.
-- after: end_withdrawal, staff_owns, audit_has, approved_review, second_approval_from
DROP FUNCTION IF EXISTS pay_withdrawal;
CREATE FUNCTION pay_withdrawal(p_withdrawal bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r withdrawal;
  v_people bigint[];
BEGIN
  SELECT q.* INTO STRICT r FROM withdrawal q WHERE q.id = p_withdrawal FOR UPDATE;
  v_people := approved_review('WITHDRAWAL', p_withdrawal);
  IF v_people IS NULL OR r.reference IS NULL OR r.paid_at IS NOT NULL OR r.returned_at IS NOT NULL
      OR (cardinality(v_people) < 2 AND r.amount >= second_approval_from('WITHDRAWAL', p_withdrawal))
      OR EXISTS (SELECT FROM unnest(v_people) p (id) WHERE staff_owns(p.id, r.user_id)
        OR NOT audit_has('staff/' || p.id, 'withdrawal.approve', 'withdrawal/' || r.id)) THEN
    RAISE EXCEPTION 'withdrawal % is not approved', p_withdrawal USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM end_withdrawal(r, true);
END $$;
REVOKE ALL ON FUNCTION pay_withdrawal FROM PUBLIC;
