-- Whether what a passkey of a user has proved still stands for the fund password: not used, not too old, of a
-- passkey that may. p_proof as of spend_passkey, which uses it up. Locks nothing.
DROP FUNCTION IF EXISTS passkey_pays;
CREATE FUNCTION passkey_pays(p_user bigint, p_proof text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM passkey_challenge c JOIN passkey k ON k.id = c.passkey_id
    WHERE p_proof = 'passkey:' || encode(c.hash, 'hex') AND c.purpose = 'FUND' AND c.user_id = p_user
      AND c.proved_at IS NOT NULL AND c.spent_at IS NULL AND c.expires_at > tarn_now()
      AND k.fund_since <= tarn_now())
$$;
REVOKE ALL ON FUNCTION passkey_pays FROM PUBLIC;
