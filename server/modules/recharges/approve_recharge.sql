-- Approves a request that this member of staff holds, with the audit entry. p_amount is what arrived (minor
-- units of USD), NULL for what was submitted, or by the second person for what the first one found. From
-- the threshold, and for a corrected amount, the first approval asks for a second person; the last one
-- credits the ledger in the same call. Answers OK, or a code of the catalogue with its figures.
-- Locks: the request; then purses by ascending id; then the audit chain.
-- after: audit_write, recharge_blocked, credit_recharge, setting_number
DROP FUNCTION IF EXISTS approve_recharge;
CREATE FUNCTION approve_recharge(
  p_staff bigint, p_recharge bigint, p_reference text, p_amount bigint, p_reason text, p_source text,
  OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r recharge;
  v_blocked record;
  v_reference text := btrim(coalesce(p_reference, ''));
  v_reason text := nullif(btrim(coalesce(p_reason, '')), '');
  v_from bigint := setting_number('secondApprovalFrom');
  v_amount bigint;
  v_corrected boolean;
  v_second boolean;
  v_needs_second boolean;
  v_constraint text;
BEGIN
  figures := '{}';
  SELECT q.* INTO r FROM recharge q WHERE q.id = p_recharge FOR UPDATE;
  IF NOT FOUND THEN status := 'REQUEST_NOT_FOUND'; RETURN; END IF;
  v_blocked := recharge_blocked(p_staff, r);
  IF v_blocked.status IS NOT NULL THEN
    status := v_blocked.status;
    figures := v_blocked.figures;
    RETURN;
  END IF;
  IF r.taken_by IS DISTINCT FROM p_staff OR r.lease_until <= tarn_now() THEN
    status := 'LEASE_REQUIRED'; RETURN;
  END IF;
  v_second := r.first_approver IS NOT NULL;
  v_amount := coalesce(p_amount, r.approved_amount, r.amount);
  v_corrected := v_amount <> r.amount;
  IF NOT v_second AND v_corrected AND v_reason IS NULL THEN status := 'REASON_REQUIRED'; RETURN; END IF;
  IF v_reference = '' THEN status := 'REFERENCE_REQUIRED'; RETURN; END IF;
  -- The second person confirms what the first found: another reference or amount is another request.
  IF v_second AND upper(normalize(v_reference, NFKC)) <> upper(normalize(r.bank_reference, NFKC)) THEN
    status := 'PARAM_INVALID'; figures := '{"field": "bankReference"}'; RETURN;
  END IF;
  IF v_second AND v_amount <> r.approved_amount THEN
    status := 'PARAM_INVALID'; figures := '{"field": "creditedAmount"}'; RETURN;
  END IF;

  IF v_second THEN
    UPDATE recharge SET second_approver = p_staff, decision = 'APPROVED', decided_by = p_staff,
      decided_at = tarn_now(), version = version + 1 WHERE id = p_recharge RETURNING * INTO r;
  ELSE
    v_needs_second := v_corrected OR greatest(v_amount, r.amount) >= v_from;
    BEGIN
      UPDATE recharge SET first_approver = p_staff, first_approved_at = tarn_now(),
        bank_reference = v_reference, approved_amount = v_amount, version = version + 1,
        decision_reason = CASE WHEN v_corrected THEN v_reason END, needs_second = v_needs_second,
        decision = CASE WHEN NOT v_needs_second THEN 'APPROVED' END,
        decided_by = CASE WHEN NOT v_needs_second THEN p_staff END,
        decided_at = CASE WHEN NOT v_needs_second THEN tarn_now() END,
        state = CASE WHEN v_needs_second THEN 'SECOND_APPROVAL' ELSE state END,
        taken_by = CASE WHEN NOT v_needs_second THEN taken_by END,
        lease_until = CASE WHEN NOT v_needs_second THEN lease_until END
      WHERE id = p_recharge RETURNING * INTO r;
    EXCEPTION WHEN unique_violation THEN
      GET STACKED DIAGNOSTICS v_constraint = CONSTRAINT_NAME;
      IF v_constraint <> 'recharge_bank_reference' THEN RAISE; END IF;
      status := 'REFERENCE_USED';
      RETURN;
    END;
  END IF;
  INSERT INTO recharge_step (recharge_id, kind, staff_id, note) VALUES (p_recharge,
    CASE WHEN r.decision IS NULL THEN 'FIRST_APPROVED' ELSE 'APPROVED' END, p_staff,
    CASE WHEN NOT v_second THEN v_reason END);
  PERFORM audit_write('staff/' || p_staff, 'recharge.approve', 'recharge/' || p_recharge,
    jsonb_build_object('state', CASE WHEN v_second THEN 'SECOND_APPROVAL' ELSE 'IN_REVIEW' END),
    jsonb_build_object('step', CASE WHEN r.decision IS NULL THEN 'FIRST_APPROVED' ELSE 'APPROVED' END,
      'amount', v_amount::text, 'reference', v_reference),
    CASE WHEN NOT v_second THEN v_reason END, p_source);
  IF r.decision IS NOT NULL THEN PERFORM credit_recharge(p_recharge); END IF;
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION approve_recharge FROM PUBLIC;
GRANT EXECUTE ON FUNCTION approve_recharge TO tarn_app;
