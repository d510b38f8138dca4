-- Moves the frozen amount of a withdrawal, once: paid to the outside less the fee, or returned to its user. Both
-- have one key, so that the ledger itself knows of one end. For pay_withdrawal and return_withdrawal, which have
-- checked what it rests on. Locks: purses by ascending id.
-- after: ledger_write, ledger_account_at, purse_of
DROP FUNCTION IF EXISTS end_withdrawal;
CREATE FUNCTION end_withdrawal(r withdrawal, p_paid boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_legs ledger_leg[] := ARRAY[ROW(1, purse_of(r.user_id, 'frozen', 'USD'), -r.amount)::ledger_leg];
  v_status text;
BEGIN
  IF p_paid THEN
    v_legs := v_legs || ROW(1, ledger_account_at('outside/withdrawals/USD'), r.credited)::ledger_leg;
    IF r.fee > 0 THEN v_legs := v_legs || ROW(1, ledger_account_at('platform/fees/USD'), r.fee)::ledger_leg; END IF;
  ELSE
    v_legs := v_legs || ROW(1, purse_of(r.user_id, 'available', 'USD'), r.amount)::ledger_leg;
  END IF;
  v_status := ledger_write(ARRAY[CASE WHEN p_paid THEN 'withdrawal.pay' ELSE 'withdrawal.return' END],
    ARRAY['withdrawal.end:' || r.id], v_legs);
  IF v_status <> 'OK' THEN RAISE EXCEPTION 'ending withdrawal %: %', r.id, v_status; END IF;
  UPDATE withdrawal SET paid_at = CASE WHEN p_paid THEN tarn_now() END,
    returned_at = CASE WHEN NOT p_paid THEN tarn_now() END WHERE withdrawal.id = r.id;
END $$;
REVOKE ALL ON FUNCTION end_withdrawal FROM PUBLIC;
