-- Notes that a passkey has signed a challenge (p_hash), whose signature the server has checked. p_user: NULL when
-- signing in. p_counter: how often the device says that it has signed; a copy of it counts for itself, so a count
-- that does not grow is refused and told. A challenge of signing in is used up by this; the others by what they prove
-- (spend_passkey), so the same signature again, of the same request, is no fault.
-- Answers OK; WRONG: no such challenge of that purpose and user, too old, or proved before; or COPIED.
-- Locks: the passkey, the challenge.
-- after: send_message
DROP FUNCTION IF EXISTS prove_passkey;
CREATE FUNCTION prove_passkey(
  p_hash bytea, p_purpose text, p_user bigint, p_passkey bigint, p_counter bigint, p_backed_up boolean
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  k passkey;
  c passkey_challenge;
BEGIN
  SELECT p.* INTO k FROM passkey p WHERE p.id = p_passkey AND p.user_id = coalesce(p_user, p.user_id) FOR UPDATE;
  SELECT h.* INTO c FROM passkey_challenge h WHERE h.hash = p_hash AND h.purpose = p_purpose
    AND h.user_id IS NOT DISTINCT FROM p_user AND h.expires_at > tarn_now() FOR UPDATE;
  IF k.id IS NULL OR c.hash IS NULL OR p_purpose = 'REGISTER' THEN RETURN 'WRONG'; END IF;
  IF c.proved_at IS NOT NULL THEN
    RETURN CASE WHEN p_purpose <> 'SIGN_IN' AND c.passkey_id = k.id AND c.counter = p_counter
      THEN 'OK' ELSE 'WRONG' END;
  END IF;
  IF greatest(k.counter, p_counter) > 0 AND p_counter <= k.counter THEN
    INSERT INTO security_event (user_id, kind) VALUES (k.user_id, 'PASSKEY_COPIED');
    PERFORM send_message(k.user_id, 'PASSKEY_COPIED', 'user/' || k.user_id, jsonb_build_object('passkey', k.name));
    RETURN 'COPIED';
  END IF;
  UPDATE passkey p SET counter = p_counter, backed_up = p_backed_up, last_used_at = tarn_now() WHERE p.id = k.id;
  UPDATE passkey_challenge h SET passkey_id = k.id, counter = p_counter, proved_at = tarn_now(),
    spent_at = CASE p_purpose WHEN 'SIGN_IN' THEN tarn_now() END WHERE h.hash = c.hash;
  RETURN 'OK';
END $$;
REVOKE ALL ON FUNCTION prove_passkey FROM PUBLIC;
GRANT EXECUTE ON FUNCTION prove_passkey TO tarn_app;
