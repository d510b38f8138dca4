-- Approves a request that this member of staff holds, with the audit entry. p_amount is what arrived (minor
-- units of USD), NULL for what was submitted. From the threshold, and for a corrected amount, the first
-- approval asks for a second person, who says what they found without having seen it. Where the two differ,
-- nobody's approval stands: FINDINGS_DIFFER, and this is kept. The credit follows after the undo window.
-- The practice desk approves alone what desk_may_approve names.
-- Answers OK, or a code of the catalogue with its figures. Locks: the review; the request; then the audit chain; then the reference.
-- after: claim_bank_reference, desk_may_approve, practice_desk, lock_review, decide_review, contradict_review, first_finding, same_reference, setting_number
DROP FUNCTION IF EXISTS approve_recharge;
CREATE FUNCTION approve_recharge(
  p_staff bigint, p_recharge bigint, p_version int, p_reference text, p_amount bigint, p_reason text,
  p_source text, OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r recharge;
  v review;
  v_locked record;
  v_reference text := btrim(coalesce(p_reference, ''));
  v_reason text := nullif(btrim(coalesce(p_reason, '')), '');
  v_amount bigint;
  v_second boolean;
  v_found jsonb;
  v_first jsonb;
  v_constraint text;
BEGIN
  v_locked := lock_review(p_staff, 'RECHARGE', p_recharge, p_version);
  status := v_locked.status;
  figures := v_locked.figures;
  v := v_locked.locked;
  IF status <> 'OK' THEN RETURN; END IF;
  SELECT q.* INTO STRICT r FROM recharge q WHERE q.id = p_recharge FOR UPDATE;
  v_second := v.first_approver IS NOT NULL;
  v_amount := coalesce(p_amount, r.amount);
  IF p_staff = practice_desk() AND (v_second OR NOT desk_may_approve(r, v_amount)) THEN
    status := 'NOT_PERMITTED'; RETURN;
  END IF;
  IF NOT v_second AND v_amount <> r.amount AND v_reason IS NULL THEN
    status := 'REASON_REQUIRED'; RETURN;
  END IF;
  IF v_reference = '' THEN status := 'REFERENCE_REQUIRED'; RETURN; END IF;
  v_found := jsonb_build_object('amount', v_amount::text, 'reference', v_reference);
  IF v_second THEN
    v_first := jsonb_build_object('amount', r.approved_amount::text, 'reference', r.bank_reference);
    IF v_amount <> r.approved_amount OR NOT same_reference(v_reference, r.bank_reference) THEN
      PERFORM contradict_review(v, p_staff, v_first, v_found, p_source);
      status := 'FINDINGS_DIFFER';
      figures := jsonb_build_object('first', v_first, 'second', v_found);
      RETURN;
    END IF;
    PERFORM decide_review(v, p_staff, 'APPROVED', true,
      coalesce(first_finding(v) ->> 'reason', v.decision_reason), v_found, p_source);
    RETURN;
  END IF;
  PERFORM decide_review(v, p_staff, 'APPROVED',
    v_amount <> r.amount OR greatest(v_amount, r.amount) >= setting_number('secondApprovalFrom'),
    CASE WHEN v_amount <> r.amount THEN v_reason END, v_found, p_source);
  BEGIN
    UPDATE recharge SET bank_reference = v_reference, approved_amount = v_amount WHERE id = p_recharge;
    IF NOT claim_bank_reference(v_reference, 'recharge/' || p_recharge) THEN
      RAISE EXCEPTION 'reference used' USING ERRCODE = 'TR001';
    END IF;
  EXCEPTION WHEN unique_violation THEN
    GET STACKED DIAGNOSTICS v_constraint = CONSTRAINT_NAME;
    IF v_constraint <> 'recharge_bank_reference' THEN RAISE; END IF;
    RAISE EXCEPTION 'reference used' USING ERRCODE = 'TR001';
  END;
EXCEPTION WHEN SQLSTATE 'TR001' THEN
  status := 'REFERENCE_USED';
END $$;
REVOKE ALL ON FUNCTION approve_recharge FROM PUBLIC;
GRANT EXECUTE ON FUNCTION approve_recharge TO tarn_app;
