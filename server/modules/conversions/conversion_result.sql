-- What somebody gets who gives p_give, in minor units, rounded down: coins for cents, or cents for coins.
-- p_mid: USD for one whole coin. p_spread_bp is against whoever converts, on either side. p_scale: places of
-- the coin. NULL where it is more than any purse holds. div() is exact. Locks nothing.
DROP FUNCTION IF EXISTS conversion_result;
CREATE FUNCTION conversion_result(p_to_coin boolean, p_give bigint, p_mid numeric, p_spread_bp int, p_scale int)
RETURNS bigint LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT CASE WHEN result < 1000000000000000000 THEN result::bigint END FROM (
    SELECT CASE WHEN p_to_coin
      THEN div(p_give * 100::numeric * power(10::numeric, p_scale), p_mid * (10000 + p_spread_bp))
      ELSE div(p_give * p_mid * (10000 - p_spread_bp), 100 * power(10::numeric, p_scale)) END AS result) r
$$;
REVOKE ALL ON FUNCTION conversion_result FROM PUBLIC;
GRANT EXECUTE ON FUNCTION conversion_result TO tarn_app;
