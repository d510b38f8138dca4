-- Forgets the payout's reference of a withdrawal that is not paid: another one may name it.
-- For functions of the owner, who have locked the review.
DROP FUNCTION IF EXISTS forget_withdrawal_finding;
CREATE FUNCTION forget_withdrawal_finding(p_withdrawal bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  UPDATE withdrawal SET reference = NULL WHERE id = p_withdrawal AND paid_at IS NULL AND reference IS NOT NULL
$$;
REVOKE ALL ON FUNCTION forget_withdrawal_finding FROM PUBLIC;
