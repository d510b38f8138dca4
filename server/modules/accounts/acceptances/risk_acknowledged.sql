-- Whether a user knows the risk notice in force. Locks nothing.
-- after: legal_now
DROP FUNCTION IF EXISTS risk_acknowledged;
CREATE FUNCTION risk_acknowledged(p_user bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT u.risk_notice IS NOT DISTINCT FROM legal_now('RISK') FROM app_user u WHERE u.id = p_user
$$;
REVOKE ALL ON FUNCTION risk_acknowledged FROM PUBLIC;
