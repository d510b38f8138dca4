-- Takes an instrument's quote lock alone, until the transaction ends: no quote is recorded and no contract opens
-- meanwhile, so that a set of orders is opened by what was in force before a change or by what is after it. Before
-- anything else that somebody could wait for, the instrument's row and the audit chain included; whoever takes several
-- does so by ascending id, as the recorder does. What is beyond an int is no instrument of ours.
DROP FUNCTION IF EXISTS lock_market;
CREATE FUNCTION lock_market(p_instrument bigint) RETURNS void LANGUAGE sql SET search_path = tarn, pg_temp AS $$
  SELECT pg_advisory_xact_lock(hashtext('quote'), (p_instrument & 2147483647)::int)
$$;
REVOKE ALL ON FUNCTION lock_market FROM PUBLIC;
