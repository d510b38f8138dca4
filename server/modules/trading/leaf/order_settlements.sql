-- What is sealed of settled contracts beside their movements, as text, written as order_openings writes:
-- settlement/1; number; outcome; paid; settled; the closing quote. Without settings of its own, so that it is inlined.
-- Locks nothing.
-- after: quote_texts
DROP FUNCTION IF EXISTS order_settlements;
CREATE FUNCTION order_settlements(p_orders bigint[]) RETURNS TABLE (id bigint, text text)
LANGUAGE sql STABLE AS $$
  SELECT o.id,
    concat_ws(E'\n', 'settlement/1', o.number, o.outcome, o.paid,
      trunc(extract(epoch FROM o.settled_at) * 1000)::bigint, coalesce(c.text, '-')) || E'\n'
  FROM trade_order o LEFT JOIN LATERAL quote_texts(o.instrument_id, o.close_quote_id, o.close_quote_at) c ON true
  WHERE o.id = ANY (p_orders)
$$;
REVOKE ALL ON FUNCTION order_settlements FROM PUBLIC;
