-- Refuses a verification that this member of staff holds, with the audit entry, the reason the user reads, and
-- the parts at fault: only those are sent again.
-- Answers OK, or a code of the catalogue with its figures. Locks: the review; the verification; then the audit
-- chain.
-- after: refuse_review
DROP FUNCTION IF EXISTS refuse_verification;
CREATE FUNCTION refuse_verification(
  p_staff bigint, p_verification bigint, p_version int, p_reason text, p_faulty text[], p_source text,
  OUT status text, OUT figures jsonb
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  SELECT * INTO status, figures
    FROM refuse_review(p_staff, 'VERIFICATION', p_verification, p_version, p_reason, p_source);
  IF status = 'OK' THEN UPDATE verification SET faulty = p_faulty WHERE id = p_verification; END IF;
END $$;
REVOKE ALL ON FUNCTION refuse_verification FROM PUBLIC;
GRANT EXECUTE ON FUNCTION refuse_verification TO tarn_app;
