-- Joins a project with money that is available, in one call and one transaction. Amount in minor units of USD.
-- Answers OK with the holding, ACCOUNT_LOCKED, or what join_refusal and start_holding answer; `replayed` is true
-- for a repeated answer.
-- Locks: the key; the user; the project's total; purses by ascending id.
-- after: idempotency_claim, idempotency_store, join_refusal, lock_reason, lock_user_row, start_holding
DROP FUNCTION IF EXISTS join_project;
CREATE FUNCTION join_project(
  p_user bigint, p_key text, p_fingerprint bytea, p_project bigint, p_amount bigint, p_terms bigint,
  OUT status text, OUT figures jsonb, OUT replayed boolean, OUT id bigint
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_actor text := 'user/' || p_user;
  v_claim record := idempotency_claim(v_actor, 'project.join', p_key, p_fingerprint);
  v_total yield_project_total;
  p yield_project;
  t yield_terms;
  v_locked text;
BEGIN
  replayed := v_claim.status IS NOT NULL;
  IF replayed THEN
    SELECT v_claim.status, v_claim.figures, v_claim.result_id INTO status, figures, id;
    RETURN;
  END IF;
  PERFORM lock_user_row(p_user);
  v_locked := lock_reason(p_user);
  IF v_locked IS NOT NULL THEN
    status := 'ACCOUNT_LOCKED';
    figures := jsonb_build_object('reason', v_locked);
  ELSE
    SELECT y.* INTO v_total FROM yield_project_total y WHERE y.project_id = p_project FOR UPDATE;
    SELECT y.* INTO p FROM yield_project y WHERE y.id = p_project;
    SELECT y.* INTO t FROM yield_terms y WHERE y.id = p.terms_id;
    SELECT r.status, r.figures INTO status, figures
      FROM join_refusal(p_user, p, t, v_total, p_amount, p_terms) r;
    IF status = 'OK' THEN
      SELECT s.status, s.figures, s.id INTO status, figures, id FROM start_holding(p_user, t, p_amount, NULL, tarn_now()) s;
    END IF;
  END IF;
  PERFORM idempotency_store(v_actor, 'project.join', v_claim.claimed, status, figures, id);
END $$;
REVOKE ALL ON FUNCTION join_project FROM PUBLIC;
GRANT EXECUTE ON FUNCTION join_project TO tarn_app;
