-- The first rule that refuses to join a project with an amount (minor units of USD), with its figures, or OK. The
-- order of checks is the published one. p_terms: the version that was accepted; NULL is answered for where a top-up
-- is part of it. Locks nothing: the caller holds the user and the project's total.
-- after: break_figures
DROP FUNCTION IF EXISTS join_refusal;
CREATE FUNCTION join_refusal(
  p_user bigint, p yield_project, t yield_terms, p_total yield_project_total, p_amount bigint, p_terms bigint,
  OUT status text, OUT figures jsonb
) LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
DECLARE
  v_now timestamptz := tarn_now();
  v_break jsonb := break_figures(p_user, v_now);
  v_left bigint := greatest(0, t.capacity - p_total.invested - p_total.topups);
BEGIN
  figures := '{}';
  IF t.id IS NULL OR v_now < coalesce(p.released_at, t.release_at) THEN status := 'PRODUCT_NOT_FOUND'; RETURN; END IF;
  IF p.suspended_at IS NOT NULL OR v_now < t.sale_starts_at OR v_now >= t.sale_ends_at THEN
    status := 'PROJECT_NOT_ON_SALE'; RETURN;
  END IF;
  IF p_amount < t.amount_min THEN
    status := 'PROJECT_MIN'; figures := jsonb_build_object('min', t.amount_min); RETURN;
  END IF;
  IF p_amount + t.topup > t.amount_max THEN
    status := 'PROJECT_MAX'; figures := jsonb_build_object('max', t.amount_max - t.topup); RETURN;
  END IF;
  IF EXISTS (SELECT FROM yield_holding h WHERE h.user_id = p_user AND h.project_id = t.project_id
      AND h.state <> 'SETTLED') THEN
    status := 'ALREADY_JOINED'; RETURN;
  END IF;
  IF v_break IS NOT NULL THEN status := 'TRADING_BREAK'; figures := v_break; RETURN; END IF;
  IF coalesce(p_terms <> t.id, t.topup > 0) THEN
    status := 'TERMS_NOT_ACCEPTED'; figures := jsonb_build_object('terms_id', t.id::text); RETURN;
  END IF;
  IF p_amount + t.topup > v_left THEN
    status := 'PROJECT_CAPACITY'; figures := jsonb_build_object('left', v_left); RETURN;
  END IF;
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION join_refusal FROM PUBLIC;
