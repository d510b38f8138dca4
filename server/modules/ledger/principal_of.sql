-- What a user has in projects, minor units of USD. Locks nothing.
DROP FUNCTION IF EXISTS principal_of;
CREATE FUNCTION principal_of(p_user bigint) RETURNS bigint
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT a.balance FROM ledger_account a WHERE a.user_id = p_user AND a.kind = 'held' AND a.asset = 'USD'
$$;
REVOKE ALL ON FUNCTION principal_of FROM PUBLIC;
