-- Notes the link that was sent, by its SHA-256: from now on it opens the reset. Answers whether it does: not where
-- another one was sent meanwhile, nor once it has ended. Locks: the reset.
DROP FUNCTION IF EXISTS send_staff_reset;
CREATE FUNCTION send_staff_reset(p_id bigint, p_token_hash bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE staff_reset r SET token_hash = p_token_hash
    WHERE r.id = p_id AND r.token_hash IS NULL AND r.expires_at > tarn_now();
  RETURN FOUND;
END $$;
REVOKE ALL ON FUNCTION send_staff_reset FROM PUBLIC;
GRANT EXECUTE ON FUNCTION send_staff_reset TO tarn_app;
