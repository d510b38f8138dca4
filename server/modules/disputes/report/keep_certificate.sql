-- Keeps the certificate that a report is about, once, as it was signed; NULL: there is none, because the order is from
-- before orders were sealed. Answers whether it was kept. Locks: the report.
DROP FUNCTION IF EXISTS keep_certificate;
CREATE FUNCTION keep_certificate(p_dispute bigint, p_body text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  UPDATE dispute d SET certificate_at = tarn_now()
    WHERE d.id = p_dispute AND d.look = 1 AND d.certificate_at IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO dispute_certificate (dispute_id, body, sha256)
    VALUES (p_dispute, p_body, sha256(convert_to(p_body, 'UTF8')));
  RETURN true;
END
$$;
REVOKE ALL ON FUNCTION keep_certificate FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_certificate TO tarn_app;
