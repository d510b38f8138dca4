-- Locks all purses of these users in one asset until the transaction ends, so that what then moves them one after
-- another waits for nobody. Locks: the purses by ascending id.
DROP FUNCTION IF EXISTS lock_purses_of;
CREATE FUNCTION lock_purses_of(p_users bigint[], p_asset text) RETURNS void
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM FROM ledger_account a WHERE a.user_id = ANY (p_users) AND a.asset = p_asset ORDER BY a.id FOR NO KEY UPDATE;
END $$;
REVOKE ALL ON FUNCTION lock_purses_of FROM PUBLIC;
