-- Opens an account of the platform in one asset, such as 'platform/project/7/USD'. Answers its id. For functions of
-- the owner. Locks nothing.
DROP FUNCTION IF EXISTS open_platform_account;
CREATE FUNCTION open_platform_account(p_address text, p_asset text) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  INSERT INTO ledger_account (address, kind, asset) VALUES (p_address, 'platform', p_asset) RETURNING id
$$;
REVOKE ALL ON FUNCTION open_platform_account FROM PUBLIC;
