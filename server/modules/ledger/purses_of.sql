-- The purses of one kind and asset of many users, one row each: for what pays a set at once. Locks nothing.
DROP FUNCTION IF EXISTS purses_of;
CREATE FUNCTION purses_of(p_users bigint[], p_kind text, p_asset text) RETURNS TABLE (user_id bigint, account_id bigint)
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT a.user_id, a.id FROM ledger_account a
  WHERE a.user_id = ANY (p_users) AND a.kind = p_kind AND a.asset = p_asset
$$;
REVOKE ALL ON FUNCTION purses_of FROM PUBLIC;
