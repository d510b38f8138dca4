-- The first rule that refuses to add an amount (minor units of USD) to a holding, with its figures, or OK. Of the
-- top-up that was agreed at joining only state and amount are asked; what is above it, or comes later, is a free one.
-- p_owed: what of the agreed one is not paid. Locks nothing: the caller holds the holding and the project's total.
-- after: break_figures, setting_number, yield_promise
DROP FUNCTION IF EXISTS topup_refusal;
CREATE FUNCTION topup_refusal(
  h yield_holding, p_owed bigint, p_amount bigint, OUT status text, OUT figures jsonb, OUT free bigint
) LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
DECLARE
  v_min bigint := setting_number('yieldTopUpMin');
  v_break jsonb;
  v_total yield_project_total;
  v_suspended boolean;
  own yield_terms;
  now_offered yield_terms;
  v_left bigint;
  v_promised bigint;
BEGIN
  figures := '{}';
  free := p_amount - p_owed;
  IF h.state NOT IN ('EARNING', 'NEEDS_TOPUP') OR ((p_owed = 0 OR free > 0) AND h.days_booked >= h.days) THEN
    status := 'HOLDING_STATE'; RETURN;
  END IF;
  IF p_owed > 0 AND free = 0 THEN status := 'OK'; RETURN; END IF;
  SELECT p.suspended_at IS NOT NULL INTO v_suspended FROM yield_project p WHERE p.id = h.project_id;
  IF v_suspended AND (p_owed = 0 OR free > 0) THEN status := 'PROJECT_NOT_ON_SALE'; RETURN; END IF;
  IF free < v_min THEN
    status := 'APPEND_MIN';
    figures := jsonb_build_object('min', p_owed + (CASE WHEN p_owed > 0 AND free < 0 THEN 0 ELSE v_min END));
    RETURN;
  END IF;
  SELECT t.* INTO STRICT own FROM yield_terms t WHERE t.id = h.terms_id;
  SELECT t.* INTO STRICT now_offered FROM yield_terms t JOIN yield_project p ON p.terms_id = t.id WHERE p.id = h.project_id;
  SELECT y.* INTO STRICT v_total FROM yield_project_total y WHERE y.project_id = h.project_id;
  IF h.principal + p_amount > own.amount_max THEN
    status := 'PROJECT_MAX'; figures := jsonb_build_object('max', greatest(0, own.amount_max - h.principal)); RETURN;
  END IF;
  -- Behind the agreed one, which no break stops.
  v_break := break_figures(h.user_id, tarn_now());
  IF v_break IS NOT NULL THEN status := 'TRADING_BREAK'; figures := v_break; RETURN; END IF;
  v_left := greatest(0, now_offered.capacity - v_total.invested - v_total.topups);
  IF free > v_left THEN
    status := 'PROJECT_CAPACITY'; figures := jsonb_build_object('left', v_left); RETURN;
  END IF;
  v_promised := v_total.promised - h.promised + yield_promise(h.annual_ppm, h.principal_days,
    h.days - h.days_booked, h.principal + p_amount, h.paid);
  IF v_promised > v_total.funded THEN
    status := 'PROJECT_NOT_COVERED';
    figures := jsonb_build_object('funded', v_total.funded, 'promised', v_promised);
    RETURN;
  END IF;
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION topup_refusal FROM PUBLIC;
