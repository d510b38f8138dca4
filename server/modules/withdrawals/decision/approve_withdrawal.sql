-- Approves a withdrawal that this member of staff holds, with the audit entry. From the threshold a first approval
-- asks for a second person and records no reference; the last one records the payout's own, unique. The money
-- leaves after the undo window.
-- Answers OK, or a code of the catalogue with its figures. Locks: the review; the request; then the audit chain.
-- after: lock_review, decide_review, setting_number
DROP FUNCTION IF EXISTS approve_withdrawal;
CREATE FUNCTION approve_withdrawal(
  p_staff bigint, p_withdrawal bigint, p_version int, p_reference text, p_source text,
  OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  r withdrawal;
  v review;
  v_locked record;
  v_reference text := btrim(coalesce(p_reference, ''));
  v_second boolean;
  v_constraint text;
BEGIN
  v_locked := lock_review(p_staff, 'WITHDRAWAL', p_withdrawal, p_version);
  status := v_locked.status;
  figures := v_locked.figures;
  v := v_locked.locked;
  IF status <> 'OK' THEN RETURN; END IF;
  SELECT q.* INTO STRICT r FROM withdrawal q WHERE q.id = p_withdrawal FOR UPDATE;
  v_second := r.amount >= setting_number('secondApprovalFrom') OR v.needs_second;
  IF v_second AND v.first_approver IS NULL THEN
    PERFORM decide_review(v, p_staff, 'APPROVED', true, NULL, jsonb_build_object('amount', r.amount::text),
      p_source);
    RETURN;
  END IF;
  IF v_reference = '' THEN status := 'REFERENCE_REQUIRED'; RETURN; END IF;
  PERFORM decide_review(v, p_staff, 'APPROVED', v_second, NULL,
    jsonb_build_object('amount', r.amount::text, 'reference', v_reference), p_source);
  BEGIN
    UPDATE withdrawal SET reference = v_reference WHERE withdrawal.id = p_withdrawal;
  EXCEPTION WHEN unique_violation THEN
    GET STACKED DIAGNOSTICS v_constraint = CONSTRAINT_NAME;
    IF v_constraint <> 'withdrawal_reference' THEN RAISE; END IF;
    RAISE EXCEPTION 'reference used' USING ERRCODE = 'TR001';
  END;
EXCEPTION WHEN SQLSTATE 'TR001' THEN
  status := 'REFERENCE_USED';
END $$;
REVOKE ALL ON FUNCTION approve_withdrawal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION approve_withdrawal TO tarn_app;
