-- Settles a holding for its owner: in full once it is due; before, where the terms allow it, with the stated
-- reduction of interest. Answers OK, what holding_for_owner answers, HOLDING_STATE (settled) or
-- EARLY_STOP_NOT_ALLOWED. Locks: the key; the user; the holding; the project's total; purses by ascending id.
-- after: holding_due_days, holding_for_owner, idempotency_claim, idempotency_store, pay_holding
DROP FUNCTION IF EXISTS settle_holding;
CREATE FUNCTION settle_holding(
  p_user bigint, p_key text, p_fingerprint bytea, p_holding bigint,
  OUT status text, OUT figures jsonb, OUT replayed boolean, OUT id bigint, OUT moved boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_actor text := 'user/' || p_user;
  v_claim record := idempotency_claim(v_actor, 'project.settle', p_key, p_fingerprint);
  v_opened record;
  h yield_holding;
BEGIN
  replayed := v_claim.status IS NOT NULL;
  IF replayed THEN
    SELECT v_claim.status, v_claim.figures, v_claim.result_id INTO status, figures, id;
    RETURN;
  END IF;
  SELECT o.status, o.figures, o.holding, o.at, o.moved INTO v_opened FROM holding_for_owner(p_user, p_holding) o;
  SELECT v_opened.status, v_opened.figures, v_opened.moved INTO status, figures, moved;
  h := v_opened.holding;
  IF status IS NULL THEN
    status := CASE WHEN h.state = 'SETTLED' THEN 'HOLDING_STATE'
      WHEN h.state <> 'DUE' AND NOT h.early_stop THEN 'EARLY_STOP_NOT_ALLOWED' ELSE 'OK' END;
    figures := '{}';
  END IF;
  IF status = 'OK' THEN
    PERFORM pay_holding(h.id, 'USER', v_opened.at);
    id := h.id;
    IF h.state <> 'DUE' AND holding_due_days(h, tarn_now()) > 0 THEN
      RAISE EXCEPTION 'a 00:00 came between: it is settled behind it' USING ERRCODE = 'serialization_failure';
    END IF;
  END IF;
  PERFORM idempotency_store(v_actor, 'project.settle', v_claim.claimed, status, figures, id);
END $$;
REVOKE ALL ON FUNCTION settle_holding FROM PUBLIC;
GRANT EXECUTE ON FUNCTION settle_holding TO tarn_app;
