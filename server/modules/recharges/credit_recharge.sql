-- The effect of an approval: credits the approved amount (minor units of USD), once. For apply_decision,
-- which has locked the review. Checks again what the decision rests on and raises when it does not carry
-- it: the decision, one or two people, none of them an owner of the account, an audit entry of each of
-- their approvals, and the picture it was submitted with. Locks: the request; purses by ascending id.
-- after: desk_may_approve, practice_desk, ledger_write, ledger_account_at, purse_of, staff_owns, audit_has, upload_shows, approved_review, second_approval_from
DROP FUNCTION IF EXISTS credit_recharge;
CREATE FUNCTION credit_recharge(p_recharge bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r recharge;
  v_people bigint[];
  v_status text;
BEGIN
  SELECT q.* INTO STRICT r FROM recharge q WHERE q.id = p_recharge FOR UPDATE;
  v_people := approved_review('RECHARGE', p_recharge);
  IF v_people IS NULL OR r.credited IS NOT NULL
      OR (cardinality(v_people) < 2 AND (r.approved_amount <> r.amount
        OR r.amount >= second_approval_from('RECHARGE', p_recharge)))
      OR (practice_desk() = ANY (v_people) AND NOT desk_may_approve(r, r.approved_amount))
      OR EXISTS (SELECT FROM unnest(v_people) p (id) WHERE staff_owns(p.id, r.user_id))
      OR EXISTS (SELECT FROM unnest(v_people) p (id)
        WHERE NOT audit_has('staff/' || p.id, 'recharge.approve', 'recharge/' || r.id))
      OR NOT upload_shows(r.upload_id, r.user_id, r.image_hash) THEN
    RAISE EXCEPTION 'recharge % is not approved', p_recharge USING ERRCODE = 'insufficient_privilege';
  END IF;
  v_status := ledger_write(ARRAY['recharge.credit'], ARRAY['recharge.credit:' || r.id], ARRAY[
    ROW(1, ledger_account_at('outside/recharges/USD'), -r.approved_amount)::ledger_leg,
    ROW(1, purse_of(r.user_id, 'available', 'USD'), r.approved_amount)::ledger_leg]);
  IF v_status <> 'OK' THEN RAISE EXCEPTION 'crediting recharge %: %', p_recharge, v_status; END IF;
  UPDATE recharge SET credited = r.approved_amount, credited_at = tarn_now() WHERE id = p_recharge;
END $$;
REVOKE ALL ON FUNCTION credit_recharge FROM PUBLIC;
