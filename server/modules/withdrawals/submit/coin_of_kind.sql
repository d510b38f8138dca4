-- The coin that a kind of target is paid in; NULL where it is paid in dollars. Twin of `coinOfKind` in
-- schema/withdrawals.ts; withdrawal-figures.test.ts holds both.
DROP FUNCTION IF EXISTS coin_of_kind;
CREATE FUNCTION coin_of_kind(p_kind text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN p_kind IN ('USDT_TRC20', 'USDT_ERC20') THEN 'USDT' WHEN p_kind IN ('BTC', 'ETH') THEN p_kind END
$$;
REVOKE ALL ON FUNCTION coin_of_kind FROM PUBLIC;
