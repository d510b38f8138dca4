-- Writes a request for money to be paid out and freezes its amount (minor units of USD), under the policy in
-- force. p_method: a target of the user; without one p_missing says which kind is bound first. p_fund_hash: the
-- kept hash that the fund password was proven by, or what a passkey has proved, outside this transaction. p_name_differs: whether the target's
-- holder is somebody else than the verified user.
-- Answers OK and the request's id, or the first condition that is not met with its figures. SYSTEM_BUSY, which no
-- key keeps: nothing speaks against it, but the fund password was not proven.
-- Locks: the user; the target, shared; then purses by ascending id.
-- after: lock_user_row, lock_reason, lock_payment_method, payout_target, fund_password_stands, withdrawal_unmet, kept_withdraw_policy, withdrawal_flags, coin_of_kind, coin_amount_of, dollars_a_coin, ledger_write, purse_of, review_open
DROP FUNCTION IF EXISTS submit_withdrawal;
CREATE FUNCTION submit_withdrawal(
  p_user bigint, p_method bigint, p_missing text, p_amount bigint, p_fund_hash text, p_name_differs boolean,
  OUT status text, OUT figures jsonb, OUT id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  p withdraw_policy;
  t record;
  v_fee bigint;
  v_coin text;
  v_price numeric;
  v_locked text;
BEGIN
  PERFORM lock_user_row(p_user);
  v_locked := lock_reason(p_user);
  IF v_locked IS NOT NULL THEN
    status := 'ACCOUNT_LOCKED';
    figures := jsonb_build_object('reason', v_locked);
    RETURN;
  END IF;
  PERFORM lock_payment_method(p_user, p_method);
  SELECT u.code, u.figures INTO status, figures
    FROM withdrawal_unmet(p_user, p_method, p_missing, p_amount, p_fund_hash) u LIMIT 1;
  IF status IS NULL AND p_fund_hash IS NULL THEN status := 'SYSTEM_BUSY'; END IF;
  IF status IS NOT NULL THEN RETURN; END IF;
  -- What a passkey has proved is used up by this.
  IF NOT fund_password_stands(p_user, p_fund_hash) THEN
    status := 'FUND_PASSWORD_WRONG';
    RETURN;
  END IF;
  p := kept_withdraw_policy();
  SELECT * INTO STRICT t FROM payout_target(p_user, p_method);
  v_coin := coin_of_kind(t.kind);
  IF v_coin IS NOT NULL THEN SELECT d.price INTO STRICT v_price FROM dollars_a_coin(v_coin) d; END IF;
  v_fee := p_amount * p.fee_bp / 10000; -- whole cents, rounded down
  INSERT INTO withdrawal (user_id, policy_id, method_id, method_kind, amount, fee, credited, coin, coin_amount, coin_price, flags)
    VALUES (p_user, p.id, p_method, t.kind, p_amount, v_fee, p_amount - v_fee, v_coin,
      coin_amount_of(p_amount - v_fee, v_coin, v_price, p.spread_bp), v_price,
      withdrawal_flags(p_user, t.created_at, p_amount)
        || CASE WHEN p_name_differs THEN ARRAY['NAME_DIFFERS'] ELSE '{}' END)
    RETURNING withdrawal.id INTO STRICT id;
  status := ledger_write(ARRAY['withdrawal.submit'], ARRAY['withdrawal.submit:' || id], ARRAY[
    ROW(1, purse_of(p_user, 'available', 'USD'), -p_amount)::ledger_leg,
    ROW(1, purse_of(p_user, 'frozen', 'USD'), p_amount)::ledger_leg]);
  IF status <> 'OK' THEN
    RAISE EXCEPTION 'freezing withdrawal %: %', id, status USING ERRCODE = 'TR002';
  END IF;
  PERFORM review_open('WITHDRAWAL', id, p_user, p.review_hours, p_amount);
EXCEPTION WHEN SQLSTATE 'TR002' THEN
  -- An order took the money between the look and the lock.
  status := 'BALANCE_TOO_LOW';
  figures := '{}';
  id := NULL;
END $$;
REVOKE ALL ON FUNCTION submit_withdrawal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION submit_withdrawal TO tarn_app;
