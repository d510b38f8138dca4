-- The number by which people know the subject of a review, by the function of its kind. Locks nothing.
-- after: conversation_number, dispute_number, help_number, recharge_number, reward_claim_number, verification_number, withdrawal_number
DROP FUNCTION IF EXISTS review_number;
CREATE FUNCTION review_number(p_kind text, p_subject bigint) RETURNS text
LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
BEGIN
  RETURN CASE p_kind WHEN 'RECHARGE' THEN recharge_number(p_subject)
    WHEN 'VERIFICATION' THEN verification_number(p_subject)
    WHEN 'WITHDRAWAL' THEN withdrawal_number(p_subject)
    WHEN 'CONVERSATION' THEN conversation_number(p_subject)
    WHEN 'DISPUTE' THEN dispute_number(p_subject)
    WHEN 'REWARD_CLAIM' THEN reward_claim_number(p_subject)
    ELSE help_number(p_subject) END;
END $$;
REVOKE ALL ON FUNCTION review_number FROM PUBLIC;
