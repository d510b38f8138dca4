-- The effect of a refusal: the document may be sent in again, by its user or by somebody else. What was at fault
-- stays said. For apply_decision, which has locked the review. Locks: the verification.
DROP FUNCTION IF EXISTS end_verification;
CREATE FUNCTION end_verification(p_verification bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  UPDATE verification SET standing = false WHERE id = p_verification
$$;
REVOKE ALL ON FUNCTION end_verification FROM PUBLIC;
