-- Gives charts what was never recorded, the past of a new instrument or a hole: [{startAt, open, high, low, close,
-- volume?}], marked as back-filled. Candles are never read to open or settle a contract. What is there stays, so that
-- nothing stands over a recorded quote. Before the first quote everything that has begun counts; after it what has
-- ended, and only where a provider quotes: what is simulated has no holes. What is no candle is left out. Answers how many were written.
-- Locks: the instrument's quote lock, alone.
DROP FUNCTION IF EXISTS backfill_candles;
CREATE FUNCTION backfill_candles(p_instrument bigint, p_interval text, p_candles jsonb) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_written int;
  v_last timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('quote'), p_instrument::int);
  SELECT tarn_now() - CASE WHEN q.instrument_id IS NULL THEN interval '0' WHEN i.provider_symbol IS NOT NULL THEN w.width
      END INTO v_last
    FROM candle_intervals() w CROSS JOIN instrument i LEFT JOIN instrument_quote q ON q.instrument_id = i.id
    WHERE w.name = p_interval AND i.id = p_instrument;
  INSERT INTO candle (instrument_id, interval, start_at, open, high, low, close, volume, backfilled)
  SELECT p_instrument, p_interval, c."startAt", c.open, c.high, c.low, c.close, 
    CASE WHEN c.volume < 1e12 THEN c.volume END, true
  FROM jsonb_to_recordset(p_candles) AS c (
    "startAt" timestamptz, open numeric, high numeric, low numeric, close numeric, volume numeric)
  JOIN candle_intervals() w ON w.name = p_interval
  WHERE c."startAt" < v_last AND c."startAt" = candle_start(c."startAt", w.width)
    AND c.low > 0 AND c.low <= least(c.open, c.close) AND c.high >= greatest(c.open, c.close) AND c.high < 1e12
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS v_written = ROW_COUNT;
  RETURN v_written;
END $$;
REVOKE ALL ON FUNCTION backfill_candles FROM PUBLIC;
GRANT EXECUTE ON FUNCTION backfill_candles TO tarn_app;
