-- The ledger account of a user: 'available', 'frozen' or 'held', of one asset. NULL where there is none. Locks nothing.
DROP FUNCTION IF EXISTS purse_of;
CREATE FUNCTION purse_of(p_user bigint, p_kind text, p_asset text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT a.id FROM ledger_account a WHERE a.user_id = p_user AND a.kind = p_kind AND a.asset = p_asset
$$;
REVOKE ALL ON FUNCTION purse_of FROM PUBLIC;
