-- Forgets what a decision said about a verification that is not decided any more. For functions of the owner,
-- who have locked the review.
DROP FUNCTION IF EXISTS forget_verification_finding;
CREATE FUNCTION forget_verification_finding(p_verification bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  UPDATE verification SET confirmed_birth = NULL, faulty = NULL WHERE id = p_verification
$$;
REVOKE ALL ON FUNCTION forget_verification_finding FROM PUBLIC;
