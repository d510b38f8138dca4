-- Whether anything depends on an instrument's prices: contracts, which need terms, or the rate of a coin
-- (dollars_a_coin). One that is still being prepared has neither, and keeps no server out of service. Locks nothing.
DROP FUNCTION IF EXISTS instrument_in_use;
CREATE FUNCTION instrument_in_use(p_instrument bigint) RETURNS boolean
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT EXISTS (SELECT FROM terms t WHERE t.instrument_id = p_instrument)
    OR EXISTS (SELECT FROM instrument i WHERE i.id = p_instrument AND i.symbol IN ('USDT/USD', 'BTC/USDT', 'ETH/USDT'))
$$;
REVOKE ALL ON FUNCTION instrument_in_use FROM PUBLIC;
GRANT EXECUTE ON FUNCTION instrument_in_use TO tarn_app;
