-- How many withdrawals to a target are neither paid nor returned: as long as there is one it is not deleted.
-- Locks nothing: who deletes or submits has locked the target.
DROP FUNCTION IF EXISTS open_withdrawals_to;
CREATE FUNCTION open_withdrawals_to(p_method bigint) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT count(*) FROM withdrawal r
  WHERE r.method_id = p_method AND r.paid_at IS NULL AND r.returned_at IS NULL
$$;
REVOKE ALL ON FUNCTION open_withdrawals_to FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_withdrawals_to TO tarn_app;
