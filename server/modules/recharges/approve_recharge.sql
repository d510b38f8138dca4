-- Approves a request that this member of staff holds, with the audit entry. p_amount is what arrived (minor
-- units of USD), NULL for what was submitted, or by the second person for what the first one found. From
-- the threshold, and for a corrected amount, the first approval asks for a second person. The credit follows
-- after the undo window. Answers OK, or a code of the catalogue with its figures.
-- Locks: the review; the request; then the audit chain.
-- after: lock_review, decide_review, setting_number
DROP FUNCTION IF EXISTS approve_recharge;
CREATE FUNCTION approve_recharge(
  p_staff bigint, p_recharge bigint, p_version int, p_reference text, p_amount bigint, p_reason text,
  p_source text, OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r recharge;
  v_locked record;
  v_reference text := btrim(coalesce(p_reference, ''));
  v_reason text := nullif(btrim(coalesce(p_reason, '')), '');
  v_amount bigint;
  v_second boolean;
  v_needs_second boolean;
  v_constraint text;
BEGIN
  v_locked := lock_review(p_staff, 'RECHARGE', p_recharge, p_version);
  status := v_locked.status;
  figures := v_locked.figures;
  IF status <> 'OK' THEN RETURN; END IF;
  SELECT q.* INTO STRICT r FROM recharge q WHERE q.id = p_recharge FOR UPDATE;
  v_second := (v_locked.locked).first_approver IS NOT NULL;
  v_amount := coalesce(p_amount, r.approved_amount, r.amount);
  IF NOT v_second AND v_amount <> r.amount AND v_reason IS NULL THEN
    status := 'REASON_REQUIRED'; RETURN;
  END IF;
  IF v_reference = '' THEN status := 'REFERENCE_REQUIRED'; RETURN; END IF;
  -- The second person confirms what the first found: another reference or amount is another request.
  IF v_second AND upper(normalize(v_reference, NFKC)) <> upper(normalize(r.bank_reference, NFKC)) THEN
    status := 'PARAM_INVALID'; figures := '{"field": "bankReference"}'; RETURN;
  END IF;
  IF v_second AND v_amount <> r.approved_amount THEN
    status := 'PARAM_INVALID'; figures := '{"field": "creditedAmount"}'; RETURN;
  END IF;
  v_needs_second := v_amount <> r.amount
    OR greatest(v_amount, r.amount) >= setting_number('secondApprovalFrom');
  PERFORM decide_review(v_locked.locked, p_staff, 'APPROVED', v_needs_second,
    CASE WHEN NOT v_second AND v_amount <> r.amount THEN v_reason END,
    jsonb_build_object('amount', v_amount::text, 'reference', v_reference), p_source);
  IF v_second THEN RETURN; END IF;
  BEGIN
    UPDATE recharge SET bank_reference = v_reference, approved_amount = v_amount WHERE id = p_recharge;
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
