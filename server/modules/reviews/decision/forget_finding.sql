-- Forgets what was found about the subject of a review, by the function of its kind.
-- after: forget_help_finding, forget_recharge_finding, forget_verification_finding, forget_withdrawal_finding
DROP FUNCTION IF EXISTS forget_finding;
CREATE FUNCTION forget_finding(p_kind text, p_subject bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  CASE p_kind
    WHEN 'RECHARGE' THEN PERFORM forget_recharge_finding(p_subject);
    WHEN 'VERIFICATION' THEN PERFORM forget_verification_finding(p_subject);
    WHEN 'WITHDRAWAL' THEN PERFORM forget_withdrawal_finding(p_subject);
    WHEN 'PASSWORD_REQUEST', 'APPEAL', 'INFO_CHANGE' THEN PERFORM forget_help_finding(p_subject);
    WHEN 'CONVERSATION', 'DISPUTE', 'REWARD_CLAIM' THEN NULL;
  END CASE;
END $$;
REVOKE ALL ON FUNCTION forget_finding FROM PUBLIC;
