-- How these settled contracts came out, added up by instrument and duration; amounts in minor units of USD, paid as it
-- came to available. In the order of instrument and duration. Locks nothing.
DROP FUNCTION IF EXISTS order_outcomes;
CREATE FUNCTION order_outcomes(p_orders bigint[]) RETURNS TABLE (
  instrument_id bigint, duration_seconds int, won bigint, lost bigint, drawn bigint, void bigint, stakes bigint, paid bigint
) LANGUAGE sql STABLE SET search_path = tarn, pg_temp SET enable_seqscan = off AS $$
  SELECT o.instrument_id, o.duration_seconds, count(*) FILTER (WHERE o.outcome = 'WIN'),
    count(*) FILTER (WHERE o.outcome = 'LOSS'), count(*) FILTER (WHERE o.outcome = 'DRAW'),
    count(*) FILTER (WHERE o.outcome = 'VOID'), sum(o.stake)::bigint, sum(o.paid)::bigint
  FROM trade_order o WHERE o.id = ANY (p_orders)
  GROUP BY o.instrument_id, o.duration_seconds ORDER BY o.instrument_id, o.duration_seconds
$$;
REVOKE ALL ON FUNCTION order_outcomes FROM PUBLIC;
