-- How much of a coin an amount in minor units of USD buys: at p_price dollars a coin less the spread in basis
-- points, rounded down to the coin's smallest unit, and divided once so that nothing is rounded before. Twin of
-- `coinAmountOf` in schema/withdrawals.ts; withdrawal-figures.test.ts holds both.
DROP FUNCTION IF EXISTS coin_amount_of;
CREATE FUNCTION coin_amount_of(p_minor bigint, p_coin text, p_price numeric, p_spread_bp int) RETURNS bigint
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT div(p_minor::numeric * (10000 - p_spread_bp) * CASE p_coin WHEN 'USDT' THEN 1000000 ELSE 100000000 END,
    p_price * 1000000)::bigint
$$;
REVOKE ALL ON FUNCTION coin_amount_of FROM PUBLIC;
