-- Sets the fund password that a user chose whose request for a new one was approved a day ago.
-- Answers OK or what ready_help says. Locks: the user, the request.
-- after: finish_help, ready_help, put_fund_password
DROP FUNCTION IF EXISTS choose_fund_password;
CREATE FUNCTION choose_fund_password(p_user bigint, p_hash text, OUT status text, OUT figures jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_ready record;
BEGIN
  v_ready := ready_help(p_user, 'FUND_PASSWORD');
  status := v_ready.status;
  figures := v_ready.figures;
  IF status <> 'OK' THEN RETURN; END IF;
  PERFORM put_fund_password(p_user, p_hash);
  PERFORM finish_help((v_ready.request).id);
END
$$;
REVOKE ALL ON FUNCTION choose_fund_password FROM PUBLIC;
GRANT EXECUTE ON FUNCTION choose_fund_password TO tarn_app;
