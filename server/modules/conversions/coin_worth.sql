-- USD for one whole coin by fresh quotes, and which. No row for what is no coin here; `mid` is NULL while a quote it
-- rests on is stale or missing. Locks nothing.
-- after: dollars_a_coin
DROP FUNCTION IF EXISTS coin_worth;
CREATE FUNCTION coin_worth(p_coin text, OUT mid numeric, OUT dollar_quote_id bigint, OUT coin_quote_id bigint,
  OUT scale int) RETURNS SETOF record
LANGUAGE sql STABLE SET search_path = tarn, pg_temp AS $$
  SELECT CASE WHEN d.fresh THEN d.price END, d.dollar_quote_id, d.coin_quote_id, coin.places
  FROM (VALUES ('USDT', 6), ('BTC', 8), ('ETH', 8)) AS coin (code, places)
    LEFT JOIN dollars_a_coin(p_coin) d ON true
  WHERE coin.code = p_coin
$$;
REVOKE ALL ON FUNCTION coin_worth FROM PUBLIC;
