-- The number of the agreement (p_kind AGREEMENT) or the risk notice (RISK) in force, by which people accept it.
-- Locks nothing.
DROP FUNCTION IF EXISTS legal_now;
CREATE FUNCTION legal_now(p_kind text) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT t.number FROM legal_text t WHERE t.kind = p_kind ORDER BY t.place DESC LIMIT 1
$$;
REVOKE ALL ON FUNCTION legal_now FROM PUBLIC;
GRANT EXECUTE ON FUNCTION legal_now TO tarn_app;
