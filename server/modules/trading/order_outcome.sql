-- Pure: what a contract came to. close_price is NULL when the newest quote at expiry was too stale.
-- Twin of schema/order-outcome.ts.
DROP FUNCTION IF EXISTS order_outcome;
CREATE FUNCTION order_outcome(direction text, open_price numeric, close_price numeric) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN close_price IS NULL THEN 'VOID'
    WHEN close_price = open_price THEN 'DRAW'
    WHEN (close_price > open_price) = (direction = 'UP') THEN 'WIN'
    ELSE 'LOSS'
  END
$$;
REVOKE ALL ON FUNCTION order_outcome FROM PUBLIC;
GRANT EXECUTE ON FUNCTION order_outcome TO tarn_app;
