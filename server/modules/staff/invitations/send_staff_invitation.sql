-- Notes the link that was sent for an invitation, by its SHA-256: from now on it opens it. Answers whether it
-- does: not where another one was sent meanwhile, nor once it has ended. Locks: the invitation.
DROP FUNCTION IF EXISTS send_staff_invitation;
CREATE FUNCTION send_staff_invitation(p_id bigint, p_token_hash bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE staff_invitation SET token_hash = p_token_hash, sent_at = tarn_now()
    WHERE id = p_id AND token_hash IS NULL AND expires_at > tarn_now();
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION send_staff_invitation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION send_staff_invitation TO tarn_app;
