-- Moves money between the available and the held purse of one user, in one asset: the only movement the
-- server may write itself. The kind is one of a closed list and the key is made here under it, so that no
-- caller can take the key of another act: `order.`, `recharge.` and every other prefix belong to the
-- functions that own them. Frozen money belongs to what it was frozen for.
-- p_reference: what the movement is for, 1 to 100 of A-Za-z0-9._-; the same for every retry.
-- p_legs: [{"account": "user/1042/available/USD", "amount": "-1250"}, ...], signed minor units.
-- Answers OK or BALANCE_TOO_LOW; raises for any other kind, purse, user or asset.
-- after: ledger_write
DROP FUNCTION IF EXISTS ledger_post;
CREATE FUNCTION ledger_post(p_kind text, p_reference text, p_legs jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_legs ledger_leg[];
  v_owners int;
  v_foreign boolean;
  v_user bigint;
BEGIN
  IF p_kind NOT IN ('purse.move') OR p_reference !~ '^[A-Za-z0-9._-]{1,100}$' THEN
    RAISE EXCEPTION 'a posting is a purse.move with a plain reference'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT array_agg(ROW(1, a.id, (leg ->> 'amount')::bigint)::ledger_leg),
      count(DISTINCT (a.user_id, a.asset)), min(a.user_id),
      bool_or(a.id IS NULL OR a.user_id IS NULL OR a.kind NOT IN ('available', 'held'))
    INTO v_legs, v_owners, v_user, v_foreign
    FROM jsonb_array_elements(p_legs) leg LEFT JOIN ledger_account a ON a.address = leg ->> 'account';
  IF v_foreign IS NOT FALSE OR v_owners <> 1 THEN
    RAISE EXCEPTION 'a posting stays within what one user has available or held in one asset'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN ledger_write(ARRAY[p_kind], ARRAY[p_kind || ':' || v_user || ':' || p_reference], v_legs);
END $$;
REVOKE ALL ON FUNCTION ledger_post FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post TO tarn_app;
