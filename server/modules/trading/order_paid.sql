-- Pure: minor units that come to available at settlement; the payout is rounded down to the cent.
-- Twin of schema/order-outcome.ts.
DROP FUNCTION IF EXISTS order_paid;
CREATE FUNCTION order_paid(outcome text, stake bigint, fee bigint, payout_bp int) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE outcome
    WHEN 'WIN' THEN stake + stake * payout_bp / 10000
    WHEN 'LOSS' THEN 0
    ELSE stake + fee
  END
$$;
REVOKE ALL ON FUNCTION order_paid FROM PUBLIC;
GRANT EXECUTE ON FUNCTION order_paid TO tarn_app;
