-- What is sealed of contracts beside their movements, as text; each part is ended by a line feed. Amounts in minor
-- units of USD, instants in milliseconds since 1970 UTC, quotes as quote_texts writes them, - for none.
-- opened: opening/1; number; instrument; direction; multiple; stake; fee; seconds; payout and fee rate in basis points;
-- staleness bound in milliseconds; hash of the terms; opened; settles; the quote. settled: settlement/1; number;
-- outcome; paid; settled; the quote. Without settings of its own, so that it is inlined. Locks nothing.
-- after: quote_texts
DROP FUNCTION IF EXISTS order_facts;
CREATE FUNCTION order_facts(p_orders bigint[]) RETURNS TABLE (id bigint, opened text, settled text)
LANGUAGE sql STABLE AS $$
  SELECT o.id,
    concat_ws(E'\n', 'opening/1', o.number, o.instrument_id, o.direction, o.multiple, o.stake, o.fee,
      o.duration_seconds, o.payout_bp, o.fee_bp, o.stale_after_ms, encode(o.terms_hash, 'hex'),
      trunc(extract(epoch FROM o.opened_at) * 1000)::bigint, trunc(extract(epoch FROM o.settles_at) * 1000)::bigint,
      coalesce(q.text, '-')) || E'\n',
    concat_ws(E'\n', 'settlement/1', o.number, o.outcome, o.paid,
      trunc(extract(epoch FROM o.settled_at) * 1000)::bigint,
      coalesce(c.text, '-')) || E'\n'
  FROM trade_order o
    LEFT JOIN LATERAL quote_texts(o.instrument_id, o.open_quote_id, o.open_quote_at) q ON true
    LEFT JOIN LATERAL quote_texts(o.instrument_id, o.close_quote_id, o.close_quote_at) c ON true
  WHERE o.id = ANY (p_orders)
$$;
REVOKE ALL ON FUNCTION order_facts FROM PUBLIC;
