-- Records that a user accepts the agreement (p_kind AGREEMENT) or the risk notice (RISK) of this number; the first time
-- counts. Answers whether it is the one in force: accepting another one accepts nothing.
-- Locks: the texts in force, shared; the user's row.
-- after: hold_legal, legal_now
DROP FUNCTION IF EXISTS accept_legal;
CREATE FUNCTION accept_legal(p_user bigint, p_kind text, p_number text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM hold_legal();
  IF p_number IS DISTINCT FROM legal_now(p_kind) THEN RETURN false; END IF;
  IF p_kind = 'AGREEMENT' THEN
    UPDATE app_user SET agreement_version = p_number WHERE id = p_user AND agreement_version <> p_number;
  ELSE
    UPDATE app_user SET risk_acknowledged_at = tarn_now()
      WHERE id = p_user AND risk_notice IS DISTINCT FROM p_number;
  END IF;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION accept_legal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION accept_legal TO tarn_app;
