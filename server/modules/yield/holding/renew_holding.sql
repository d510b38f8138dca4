-- Renews a due holding at the project's present terms: settles it, and its principal begins anew, in one
-- transaction. Bounds, capacity and dates of sale do not apply. p_terms: the version that was accepted, needed where
-- it is another than the holding's or has a top-up. Answers OK and the new holding, what holding_for_owner answers,
-- HOLDING_STATE (not due), PROJECT_NOT_RENEWABLE, TRADING_BREAK, TERMS_NOT_ACCEPTED or PROJECT_NOT_COVERED, with nothing settled.
-- Locks: the key; the user; the holding; the project's total; purses by ascending id.
-- after: break_figures, holding_for_owner, idempotency_claim, idempotency_store, pay_holding, start_holding
DROP FUNCTION IF EXISTS renew_holding;
CREATE FUNCTION renew_holding(
  p_user bigint, p_key text, p_fingerprint bytea, p_holding bigint, p_terms bigint,
  OUT status text, OUT figures jsonb, OUT replayed boolean, OUT id bigint, OUT moved boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_actor text := 'user/' || p_user;
  v_claim record := idempotency_claim(v_actor, 'project.renew', p_key, p_fingerprint);
  v_opened record;
  v_break jsonb;
  h yield_holding;
  p yield_project;
  t yield_terms;
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
    SELECT y.* INTO STRICT p FROM yield_project y WHERE y.id = h.project_id;
    SELECT y.* INTO STRICT t FROM yield_terms y WHERE y.id = p.terms_id;
    figures := '{}';
    v_break := break_figures(p_user, v_opened.at);
    status := CASE WHEN h.state <> 'DUE' THEN 'HOLDING_STATE'
      WHEN p.suspended_at IS NOT NULL OR NOT t.renewable OR h.principal + t.topup > 100000000 THEN 'PROJECT_NOT_RENEWABLE'
      WHEN v_break IS NOT NULL THEN 'TRADING_BREAK'
      WHEN coalesce(p_terms <> t.id, t.id <> h.terms_id OR t.topup > 0) THEN 'TERMS_NOT_ACCEPTED' ELSE 'OK' END;
    IF status = 'TRADING_BREAK' THEN figures := v_break; END IF;
    IF status = 'TERMS_NOT_ACCEPTED' THEN figures := jsonb_build_object('terms_id', t.id::text); END IF;
  END IF;
  IF status = 'OK' THEN
    BEGIN
      PERFORM pay_holding(h.id, 'RENEWAL', v_opened.at);
      SELECT s.status, s.figures, s.id INTO status, figures, id FROM start_holding(p_user, t, h.principal, h.id, v_opened.at) s;
      IF status <> 'OK' THEN RAISE EXCEPTION 'renewing %: %', h.id, status USING ERRCODE = 'TR005'; END IF;
    EXCEPTION WHEN SQLSTATE 'TR005' THEN
      -- What was settled is taken back with it.
      id := NULL;
    END;
  END IF;
  PERFORM idempotency_store(v_actor, 'project.renew', v_claim.claimed, status, figures, id);
END $$;
REVOKE ALL ON FUNCTION renew_holding FROM PUBLIC;
GRANT EXECUTE ON FUNCTION renew_holding TO tarn_app;
