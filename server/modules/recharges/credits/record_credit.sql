-- Writes money that the platform gives as a recharge of class GIFT, PROMOTION, BONUS or SYSTEM and moves it to what
-- the user has available. For grant_credit, which says what it rests on, and for nobody else. p_amount in minor
-- units of USD. Both purses of the user are locked before the instant and the movement's place are taken, so that
-- a contract is settled either before the credit or after it.
-- Answers the recharge. Locks: the user's USD purses by ascending id.
-- after: ledger_write, ledger_account_at, lock_purses, purse_of
DROP FUNCTION IF EXISTS record_credit;
CREATE FUNCTION record_credit(
  p_user bigint, p_class text, p_amount bigint, p_campaign bigint, p_proposal bigint, p_rewards bigint
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_id bigint;
  v_now timestamptz;
  v_status text;
BEGIN
  PERFORM lock_purses(p_user, 'USD');
  v_now := tarn_now();
  INSERT INTO recharge (user_id, class, amount, campaign_id, proposal_id, rewards_id, submitted_at, credited, credited_at)
    VALUES (p_user, p_class, p_amount, p_campaign, p_proposal, p_rewards, v_now, p_amount, v_now)
    RETURNING id INTO STRICT v_id;
  v_status := ledger_write(ARRAY['credit.grant'], ARRAY['credit.grant:' || v_id], ARRAY[
    ROW(1, ledger_account_at('platform/credits/USD'), -p_amount)::ledger_leg,
    ROW(1, purse_of(p_user, 'available', 'USD'), p_amount)::ledger_leg]);
  IF v_status <> 'OK' THEN RAISE EXCEPTION 'credit to user %: %', p_user, v_status; END IF;
  RETURN v_id;
END $$;
REVOKE ALL ON FUNCTION record_credit FROM PUBLIC;
