-- The ledger account of an address, such as 'outside/recharges/USD'. NULL where there is none. Locks nothing.
DROP FUNCTION IF EXISTS ledger_account_at;
CREATE FUNCTION ledger_account_at(p_address text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT a.id FROM ledger_account a WHERE a.address = p_address
$$;
REVOKE ALL ON FUNCTION ledger_account_at FROM PUBLIC;
