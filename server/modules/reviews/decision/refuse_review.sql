-- Refuses a request that this member of staff holds, with the audit entry and the reason the user reads.
-- Answers OK, or a code of the catalogue with its figures. Locks: the review; then the audit chain.
-- after: lock_review, decide_review
DROP FUNCTION IF EXISTS refuse_review;
CREATE FUNCTION refuse_review(
  p_staff bigint, p_kind text, p_subject bigint, p_version int, p_reason text, p_source text,
  OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_locked record;
  v_reason text := btrim(coalesce(p_reason, ''));
BEGIN
  v_locked := lock_review(p_staff, p_kind, p_subject, p_version);
  status := v_locked.status;
  figures := v_locked.figures;
  IF status <> 'OK' THEN RETURN; END IF;
  IF v_reason = '' THEN status := 'REASON_REQUIRED'; RETURN; END IF;
  PERFORM decide_review(v_locked.locked, p_staff, 'REFUSED', false, v_reason, NULL, p_source);
END $$;
REVOKE ALL ON FUNCTION refuse_review FROM PUBLIC;
GRANT EXECUTE ON FUNCTION refuse_review TO tarn_app;
