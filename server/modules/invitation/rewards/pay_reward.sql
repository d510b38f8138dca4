-- The effect of an approved claim, once: its user is credited by a campaign of exactly its terms. For apply_decision,
-- which has locked the review. Checks again what the decision rests on and raises when it does not carry it, or when
-- no campaign has the money: then it is tried again. Locks: the claim; then as grant_credit.
-- after: approved_review, audit_has, give_by_itself, staff_owns
DROP FUNCTION IF EXISTS pay_reward;
CREATE FUNCTION pay_reward(p_claim bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  c reward_claim;
  v_people bigint[] := approved_review('REWARD_CLAIM', p_claim);
  v record;
BEGIN
  SELECT t.* INTO STRICT c FROM reward_claim t WHERE t.id = p_claim FOR UPDATE;
  IF v_people IS NULL OR c.recharge_id IS NOT NULL OR EXISTS (SELECT FROM unnest(v_people) p (id)
      WHERE staff_owns(p.id, c.user_id) OR NOT audit_has('staff/' || p.id, 'reward_claim.approve', 'reward_claim/' || c.id)) THEN
    RAISE EXCEPTION 'claim % is not approved', p_claim USING ERRCODE = 'insufficient_privilege';
  END IF;
  v := give_by_itself(c.user_id, 'INVITATION', c.amount, c.turnover_times);
  IF v.status <> 'OK' THEN
    RAISE EXCEPTION 'claim %: %', p_claim, v.status USING ERRCODE = 'TR004';
  END IF;
  UPDATE reward_claim SET recharge_id = v.recharge_id WHERE id = c.id;
END
$$;
REVOKE ALL ON FUNCTION pay_reward FROM PUBLIC;
