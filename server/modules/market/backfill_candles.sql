-- Gives a new instrument a past for its charts: [{startAt, open, high, low, close}], marked as
-- back-filled. Candles are never read to open or settle a contract. Does nothing once a quote of the
-- instrument is recorded, nor for a candle that would begin now or later; what is there stays.
-- Answers how many were written. Locks: the instrument's quote lock, alone.
DROP FUNCTION IF EXISTS backfill_candles;
CREATE FUNCTION backfill_candles(p_instrument bigint, p_interval text, p_candles jsonb) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  v_written int;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('quote'), p_instrument::int);
  IF EXISTS (SELECT FROM instrument_quote q WHERE q.instrument_id = p_instrument) THEN
    RETURN 0;
  END IF;
  INSERT INTO candle (instrument_id, interval, start_at, open, high, low, close, backfilled)
  SELECT p_instrument, p_interval, c."startAt", c.open, c.high, c.low, c.close, true
  FROM jsonb_to_recordset(p_candles)
    AS c ("startAt" timestamptz, open numeric, high numeric, low numeric, close numeric)
  WHERE c."startAt" < tarn_now()
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS v_written = ROW_COUNT;
  RETURN v_written;
END $$;
REVOKE ALL ON FUNCTION backfill_candles FROM PUBLIC;
GRANT EXECUTE ON FUNCTION backfill_candles TO tarn_app;
