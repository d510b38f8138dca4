-- Uses up what a passkey of a user has proved for a purpose. p_proof: `passkey:` and the challenge's hash in hex.
-- Answers since when that passkey stands for the fund password; NULL where the proof is not one, is too old, was
-- used, or its passkey was deleted. For functions of the owner. Locks: the challenge.
DROP FUNCTION IF EXISTS spend_passkey;
CREATE FUNCTION spend_passkey(p_user bigint, p_purpose text, p_proof text) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_since timestamptz;
BEGIN
  IF p_proof !~ '^passkey:[0-9a-f]{64}$' THEN RETURN NULL; END IF;
  UPDATE passkey_challenge c SET spent_at = tarn_now() FROM passkey k
  WHERE c.hash = decode(substr(p_proof, 9), 'hex') AND c.purpose = p_purpose AND c.user_id = p_user
    AND c.proved_at IS NOT NULL AND c.spent_at IS NULL AND c.expires_at > tarn_now()
    AND k.id = c.passkey_id
  RETURNING k.fund_since INTO v_since;
  RETURN v_since;
END $$;
REVOKE ALL ON FUNCTION spend_passkey FROM PUBLIC;
