-- This member of staff, who holds the report, finds that the settlement was wrong, with the audit entry. Two people do,
-- the second without what the first wrote; the user reads the words of the second.
-- Answers OK, REASON_REQUIRED, or what lock_review says. Locks: the review; then the audit chain.
-- after: decide_review, lock_review
DROP FUNCTION IF EXISTS approve_dispute;
CREATE FUNCTION approve_dispute(
  p_staff bigint, p_dispute bigint, p_version int, p_reason text, p_source text, OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_locked record;
  v_reason text := btrim(coalesce(p_reason, ''));
BEGIN
  v_locked := lock_review(p_staff, 'DISPUTE', p_dispute, p_version);
  status := v_locked.status;
  figures := v_locked.figures;
  IF status <> 'OK' THEN RETURN; END IF;
  IF v_reason = '' THEN status := 'REASON_REQUIRED'; RETURN; END IF;
  PERFORM decide_review(v_locked.locked, p_staff, 'APPROVED', true, v_reason, '{}', p_source);
END
$$;
REVOKE ALL ON FUNCTION approve_dispute FROM PUBLIC;
GRANT EXECUTE ON FUNCTION approve_dispute TO tarn_app;
