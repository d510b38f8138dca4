-- What one USDT, BTC or ETH is worth in USD by the newest recorded quotes: USDT by its own, the others by theirs
-- in USDT times that. fresh: no quote it rests on is stale, nor of an instant that the clock has not come to. Also which quotes; coin_quote_id is NULL for USDT.
-- No row where nothing is recorded. Locks nothing.
DROP FUNCTION IF EXISTS dollars_a_coin;
CREATE FUNCTION dollars_a_coin(p_coin text)
RETURNS TABLE (price numeric, fresh boolean, dollar_quote_id bigint, coin_quote_id bigint)
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  WITH quoted AS (
    SELECT i.symbol, q.quote_id, q.price,
      (i.feed_since IS NULL OR q.at > i.feed_since)
        AND tarn_now() BETWEEN q.at AND q.at + make_interval(secs => i.stale_after_ms / 1000.0) AS fresh
    FROM instrument i JOIN instrument_quote q ON q.instrument_id = i.id
    WHERE i.symbol IN ('USDT/USD', 'BTC/USDT', 'ETH/USDT'))
  SELECT u.price * CASE WHEN p_coin = 'USDT' THEN 1 ELSE c.price END, u.fresh AND (p_coin = 'USDT' OR c.fresh),
    u.quote_id, c.quote_id
  FROM quoted u LEFT JOIN quoted c ON c.symbol = p_coin || '/USDT'
  WHERE u.symbol = 'USDT/USD' AND (p_coin = 'USDT' OR c.price IS NOT NULL)
$$;
REVOKE ALL ON FUNCTION dollars_a_coin FROM PUBLIC;
GRANT EXECUTE ON FUNCTION dollars_a_coin TO tarn_app;
