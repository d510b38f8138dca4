-- Takes an instrument's quote lock alone, until the transaction ends: no quote is recorded and no contract opens
-- meanwhile. Whoever takes several does so by ascending id, as the recorder does.
DROP FUNCTION IF EXISTS lock_market;
CREATE FUNCTION lock_market(p_instrument bigint) RETURNS void LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  SELECT pg_advisory_xact_lock(hashtext('quote'), p_instrument::int)
$$;
REVOKE ALL ON FUNCTION lock_market FROM PUBLIC;
