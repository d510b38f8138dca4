-- The newest link of each instrument, and its symbol, among the quotes up to an instant that has passed, once no recorder that could
-- still stamp one so early is under way. Locks: each quote lock, shared, for a moment.
-- after: quote_wait
DROP FUNCTION IF EXISTS links_at;
CREATE FUNCTION links_at(p_at timestamptz) RETURNS TABLE (instrument_id bigint, seq bigint, link bytea, symbol text)
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM quote_wait(i.id) FROM (SELECT j.id FROM instrument j ORDER BY j.id) i;
  RETURN QUERY SELECT i.id, q.seq, q.chain, i.symbol FROM instrument i CROSS JOIN LATERAL (
      SELECT n.seq, n.chain FROM quote n WHERE n.instrument_id = i.id AND n.at <= p_at
      ORDER BY n.at DESC, n.seq DESC LIMIT 1) q
    WHERE q.chain IS NOT NULL ORDER BY i.id;
END $$;
REVOKE ALL ON FUNCTION links_at FROM PUBLIC;
