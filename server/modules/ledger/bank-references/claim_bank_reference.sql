-- Takes the reference of a payment that came in for what it serves (p_subject, as recharge/12): on the whole platform
-- each serves once, however it is written. Answers whether it is its now; false where it serves another.
-- Locks: the reference. For functions of the owner.
DROP FUNCTION IF EXISTS claim_bank_reference;
CREATE FUNCTION claim_bank_reference(p_reference text, p_subject text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_reference text := upper(normalize(p_reference, NFKC));
BEGIN
  INSERT INTO bank_reference (reference, subject) VALUES (v_reference, p_subject)
    ON CONFLICT (reference) DO NOTHING;
  RETURN FOUND OR EXISTS (SELECT FROM bank_reference b WHERE b.reference = v_reference AND b.subject = p_subject);
END $$;
REVOKE ALL ON FUNCTION claim_bank_reference FROM PUBLIC;
