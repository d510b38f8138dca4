-- Keeps the SHA-256 of a picture's file before it is removed, and in the audit entry; once, whoever calls again.
-- Answers whether the file may be removed now: false for a picture that is not due. Locks: the verifications that
-- show it; then the audit chain.
-- after: audit_write, document_is_due
DROP FUNCTION IF EXISTS record_removal;
CREATE FUNCTION record_removal(p_upload bigint, p_hash bytea) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_verification bigint;
  v_user bigint;
BEGIN
  SELECT r.id, r.user_id INTO v_verification, v_user FROM verification r
    WHERE p_upload IN (r.front_id, r.back_id, r.selfie_id) ORDER BY r.id LIMIT 1 FOR UPDATE;
  IF NOT FOUND OR NOT document_is_due(p_upload, v_user) THEN RETURN false; END IF;
  INSERT INTO document_removal (upload_id, file_hash) VALUES (p_upload, p_hash) ON CONFLICT (upload_id) DO NOTHING;
  IF FOUND THEN
    PERFORM audit_write('system', 'verification.removePicture', 'verification/' || v_verification, NULL,
      jsonb_build_object('fileHash', encode(p_hash, 'hex')), NULL, NULL);
  END IF;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION record_removal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION record_removal TO tarn_app;
