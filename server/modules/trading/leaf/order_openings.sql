-- What is sealed of opened contracts beside their movements, as text; each part is ended by a line feed. Amounts in
-- minor units of USD, instants in milliseconds since 1970 UTC, the quote as quote_texts writes it, - for none.
-- opening/1; number; instrument; direction; multiple; stake; fee; seconds; payout and fee rate in basis points;
-- staleness bound in milliseconds; hash of the terms; opened; settles; the quote. Without settings of its own, so that
-- it is inlined. Locks nothing.
-- after: quote_texts
DROP FUNCTION IF EXISTS order_openings;
CREATE FUNCTION order_openings(p_orders bigint[]) RETURNS TABLE (id bigint, text text)
LANGUAGE sql STABLE AS $$
  SELECT o.id,
    concat_ws(E'\n', 'opening/1', o.number, o.instrument_id, o.direction, o.multiple, o.stake, o.fee,
      o.duration_seconds, o.payout_bp, o.fee_bp, o.stale_after_ms, encode(o.terms_hash, 'hex'),
      trunc(extract(epoch FROM o.opened_at) * 1000)::bigint, trunc(extract(epoch FROM o.settles_at) * 1000)::bigint,
      coalesce(q.text, '-')) || E'\n'
  FROM trade_order o LEFT JOIN LATERAL quote_texts(o.instrument_id, o.open_quote_id, o.open_quote_at) q ON true
  WHERE o.id = ANY (p_orders)
$$;
REVOKE ALL ON FUNCTION order_openings FROM PUBLIC;
