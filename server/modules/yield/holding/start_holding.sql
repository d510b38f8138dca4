-- Begins a holding under these terms with money that is available, for join_project and renew_holding alone, which
-- have asked whether it may and hold the project's total. p_renews: the holding that it renews. p_at: the instant.
-- Answers OK and the holding, PROJECT_NOT_COVERED {funded, promised} or BALANCE_TOO_LOW with nothing written.
-- Locks: the user's purses by ascending id.
-- after: add_nightly, demand_instant, ledger_write, next_notice, platform_zone, purse_of, yield_interest, yield_promise, zone_day_start, zone_days_after
DROP FUNCTION IF EXISTS start_holding;
CREATE FUNCTION start_holding(
  p_user bigint, t yield_terms, p_amount bigint, p_renews bigint, p_at timestamptz,
  OUT status text, OUT figures jsonb, OUT id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_zone text;
  v_on date;
  v_due timestamptz;
  v_ends timestamptz;
  v_first timestamptz;
  v_promise bigint := yield_promise(t.annual_ppm, 0, t.days, p_amount + t.topup, 0);
  v_kind text := CASE WHEN p_renews IS NULL THEN 'project.join' ELSE 'project.renew' END;
  v_total yield_project_total;
BEGIN
  SELECT y.* INTO STRICT v_total FROM yield_project_total y WHERE y.project_id = t.project_id;
  IF v_total.promised + v_promise > v_total.funded THEN
    status := 'PROJECT_NOT_COVERED';
    figures := jsonb_build_object('funded', v_total.funded, 'promised', v_total.promised + v_promise);
    RETURN;
  END IF;
  id := nextval('yield_holding_id_seq');
  status := ledger_write(ARRAY[v_kind], ARRAY[v_kind || ':' || id], ARRAY[
    ROW(1, purse_of(p_user, 'available', 'USD'), -p_amount)::ledger_leg,
    ROW(1, purse_of(p_user, 'held', 'USD'), p_amount)::ledger_leg]);
  IF status <> 'OK' THEN
    id := NULL;
    RETURN;
  END IF;
  PERFORM demand_instant(p_at);
  v_zone := platform_zone();
  v_on := (p_at AT TIME ZONE v_zone)::date;
  IF (tarn_now() AT TIME ZONE v_zone)::date <> v_on THEN
    RAISE EXCEPTION 'a 00:00 came between: it is begun again behind it' USING ERRCODE = 'serialization_failure';
  END IF;
  v_ends := zone_days_after(p_at, t.days, v_zone);
  v_due := CASE WHEN t.topup > 0 THEN zone_days_after(p_at, t.topup_day, v_zone) END;
  v_first := zone_day_start(v_on + 1, v_zone);
  INSERT INTO yield_holding (id, user_id, project_id, terms_id, terms_hash, renews_id, annual_ppm, days, dividend,
      topup, early_stop, reduction_bp, zone, started_at, started_on, topup_due_at, ends_at, initial, principal, state,
      next_at, matures_at, acts_at, notice_at, promised) OVERRIDING SYSTEM VALUE
    VALUES (id, p_user, t.project_id, t.id, t.hash, p_renews, t.annual_ppm, t.days, t.dividend, t.topup,
      t.early_stop, t.reduction_bp, v_zone, p_at, v_on, v_due, v_ends, p_amount, p_amount,
      CASE WHEN t.topup > 0 THEN 'NEEDS_TOPUP' ELSE 'EARNING' END, v_first, coalesce(v_due, v_ends),
      coalesce(v_due, v_ends), next_notice(v_due, v_ends, p_at), v_promise);
  UPDATE yield_project_total y SET invested = y.invested + p_amount, topups = y.topups + t.topup,
    promised = y.promised + v_promise, units = y.units + CASE WHEN p_renews IS NULL THEN 1 ELSE 0 END
    WHERE y.project_id = t.project_id;
  PERFORM add_nightly(t.project_id, t.dividend, v_zone, yield_interest(t.annual_ppm, p_amount));
END $$;
REVOKE ALL ON FUNCTION start_holding FROM PUBLIC;
