-- What a user has available, minor units of USD. Locks nothing: the ledger's writer asks again under its lock.
DROP FUNCTION IF EXISTS available_of;
CREATE FUNCTION available_of(p_user bigint) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT a.balance FROM ledger_account a WHERE a.user_id = p_user AND a.kind = 'available' AND a.asset = 'USD'
$$;
REVOKE ALL ON FUNCTION available_of FROM PUBLIC;
