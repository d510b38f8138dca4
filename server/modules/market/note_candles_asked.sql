-- Keeps that a provider was asked for the candles of a chart by now. Where it answered, p_from says since when all that it
-- has is known, and p_at when was looked what is missing; where it did not, both are NULL. Locks: the chart's row.
DROP FUNCTION IF EXISTS note_candles_asked;
CREATE FUNCTION note_candles_asked(p_instrument bigint, p_interval text, p_from timestamptz, p_at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  INSERT INTO candles_asked AS a (instrument_id, interval, tried_at, answered_at, answered_from)
    SELECT p_instrument, w.name, tarn_now(), p_at, p_from
    FROM candle_intervals() w WHERE w.name = p_interval
  ON CONFLICT (instrument_id, interval) DO UPDATE SET tried_at = excluded.tried_at,
    answered_at = coalesce(excluded.answered_at, a.answered_at), answered_from = coalesce(excluded.answered_from, a.answered_from)
$$;
REVOKE ALL ON FUNCTION note_candles_asked FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_candles_asked TO tarn_app;
