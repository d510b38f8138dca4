-- The newest link of each instrument that has one, and its symbol, read once no recorder of it is under way: every quote that is not
-- yet there is stamped later than the moment of the call. Locks: each quote lock, shared, for a moment.
-- after: quote_wait
DROP FUNCTION IF EXISTS newest_links;
CREATE FUNCTION newest_links() RETURNS TABLE (instrument_id bigint, seq bigint, link bytea, symbol text)
LANGUAGE plpgsql SET search_path = tarn, pg_temp AS $$
BEGIN
  PERFORM quote_wait(i.id) FROM (SELECT j.id FROM instrument j ORDER BY j.id) i;
  RETURN QUERY SELECT q.instrument_id, q.seq, q.chain, (SELECT i.symbol FROM instrument i WHERE i.id = q.instrument_id)
    FROM instrument_quote q WHERE q.chain IS NOT NULL ORDER BY q.instrument_id;
END $$;
REVOKE ALL ON FUNCTION newest_links FROM PUBLIC;
