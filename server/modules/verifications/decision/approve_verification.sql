-- Approves a verification that this member of staff holds, with the audit entry. p_birth: the day of birth read
-- off the document, sealed. One person decides. The user is verified at the end of the undo window.
-- Answers OK, or a code of the catalogue with its figures. Locks: the review; the verification; then the audit
-- chain.
-- after: lock_review, decide_review
DROP FUNCTION IF EXISTS approve_verification;
CREATE FUNCTION approve_verification(
  p_staff bigint, p_verification bigint, p_version int, p_birth text, p_source text,
  OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_locked record;
BEGIN
  v_locked := lock_review(p_staff, 'VERIFICATION', p_verification, p_version);
  status := v_locked.status;
  figures := v_locked.figures;
  IF status <> 'OK' THEN RETURN; END IF;
  UPDATE verification SET confirmed_birth = p_birth WHERE id = p_verification;
  PERFORM decide_review(v_locked.locked, p_staff, 'APPROVED', false, NULL, NULL, p_source);
END $$;
REVOKE ALL ON FUNCTION approve_verification FROM PUBLIC;
GRANT EXECUTE ON FUNCTION approve_verification TO tarn_app;
