-- Adds money that is available to a holding: the top-up agreed at joining (p_amount NULL: that), or more. Minor units
-- of USD. Every 00:00 from then on counts it. Answers OK, what holding_for_owner and topup_refusal answer, or
-- BALANCE_TOO_LOW. Locks: the key; the user; the holding; the project's total; purses by ascending id.
-- after: add_nightly, demand_instant, holding_due_days, holding_for_owner, idempotency_claim, idempotency_store, ledger_write, purse_of, topup_refusal, yield_interest, yield_promise, zone_day_start
DROP FUNCTION IF EXISTS top_up_holding;
CREATE FUNCTION top_up_holding(
  p_user bigint, p_key text, p_fingerprint bytea, p_holding bigint, p_amount bigint,
  OUT status text, OUT figures jsonb, OUT replayed boolean, OUT id bigint, OUT moved boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_actor text := 'user/' || p_user;
  v_claim record := idempotency_claim(v_actor, 'project.topup', p_key, p_fingerprint);
  v_opened record;
  h yield_holding;
  v_owed bigint;
  v_amount bigint;
  v_free bigint;
  v_promise bigint;
  v_key text;
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
    v_owed := CASE h.state WHEN 'NEEDS_TOPUP' THEN h.topup ELSE 0 END;
    v_amount := coalesce(p_amount, v_owed);
    SELECT r.status, r.figures, r.free INTO status, figures, v_free FROM topup_refusal(h, v_owed, v_amount) r;
  END IF;
  IF status = 'OK' THEN
    v_key := format('project.topup:%s:%s', h.id, v_claim.claimed);
    status := ledger_write(ARRAY['project.topup'], ARRAY[v_key], ARRAY[
      ROW(1, purse_of(p_user, 'available', 'USD'), -v_amount)::ledger_leg,
      ROW(1, purse_of(p_user, 'held', 'USD'), v_amount)::ledger_leg]);
  END IF;
  IF status = 'OK' THEN
    PERFORM demand_instant(v_opened.at);
    id := h.id;
    v_promise := yield_promise(h.annual_ppm, h.principal_days, h.days - h.days_booked, h.principal + v_amount, h.paid);
    UPDATE yield_project_total y SET invested = y.invested + v_amount, topups = y.topups - v_owed,
      promised = y.promised - h.promised + v_promise WHERE y.project_id = h.project_id;
    PERFORM add_nightly(h.project_id, h.dividend, h.zone,
      yield_interest(h.annual_ppm, h.principal + v_amount) - yield_interest(h.annual_ppm, h.principal));
    UPDATE yield_holding y SET principal = y.principal + v_amount, state = 'EARNING', promised = v_promise,
      topup_paid_at = CASE WHEN v_owed > 0 THEN v_opened.at ELSE y.topup_paid_at END, matures_at = y.ends_at,
      acts_at = y.ends_at,
      -- Of the end nobody was told while a top-up was owed; what is still to be told without one stays so, late or not.
      notice_at = CASE WHEN v_owed > 0 THEN y.ends_at - interval '24 hours' ELSE y.notice_at END,
      next_at = coalesce(y.next_at, zone_day_start(y.started_on + y.days_booked + 1, y.zone))
      WHERE y.id = h.id RETURNING y.* INTO h;
    IF holding_due_days(h, tarn_now()) > 0 THEN
      RAISE EXCEPTION 'a 00:00 came between: the top-up is tried again behind it' USING ERRCODE = 'serialization_failure';
    END IF;
  END IF;
  PERFORM idempotency_store(v_actor, 'project.topup', v_claim.claimed, status, figures, id);
END $$;
REVOKE ALL ON FUNCTION top_up_holding FROM PUBLIC;
GRANT EXECUTE ON FUNCTION top_up_holding TO tarn_app;
