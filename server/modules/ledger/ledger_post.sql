-- Moves money between purses of one user and one asset: the only movement the server may write itself.
-- p_legs: [{"account": "user/1042/available/USD", "amount": "-1250"}, ...], signed minor units.
-- Answers OK or BALANCE_TOO_LOW; raises when a leg touches the platform, another user or another asset.
-- after: ledger_write
DROP FUNCTION IF EXISTS ledger_post;
CREATE FUNCTION ledger_post(p_kind text, p_key text, p_legs jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_legs ledger_leg[];
  v_owners int;
  v_foreign boolean;
BEGIN
  SELECT array_agg(ROW(1, a.id, (leg ->> 'amount')::bigint)::ledger_leg),
      count(DISTINCT (a.user_id, a.asset)), bool_or(a.id IS NULL OR a.user_id IS NULL)
    INTO v_legs, v_owners, v_foreign
    FROM jsonb_array_elements(p_legs) leg LEFT JOIN ledger_account a ON a.address = leg ->> 'account';
  IF v_foreign IS NOT FALSE OR v_owners <> 1 THEN
    RAISE EXCEPTION 'a posting stays within the purses of one user and one asset'
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN ledger_write(ARRAY[p_kind], ARRAY[p_key], v_legs);
END $$;
REVOKE ALL ON FUNCTION ledger_post FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post TO tarn_app;
