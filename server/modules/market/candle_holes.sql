-- Charts of what providers quote in which one of the newest p_count candles is missing that have ended and lie in an
-- open period; those that were tried longest ago first, then in the order of the lists. What was missing when the
-- provider last answered for a chart it does not have: nothing was traded then. A candle that had only just ended may
-- have come to it later, and counts once more. Locks nothing.
DROP FUNCTION IF EXISTS candle_holes;
CREATE FUNCTION candle_holes(p_count int)
RETURNS TABLE (id bigint, feed text, provider_symbol text, "interval" text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT i.id, i.feed, i.provider_symbol, w.name
  FROM (SELECT tarn_now() AS at OFFSET 0) AS clock CROSS JOIN instrument i CROSS JOIN candle_intervals() w
  LEFT JOIN candles_asked a ON a.instrument_id = i.id AND a.interval = w.name
  WHERE i.provider_symbol IS NOT NULL AND EXISTS (
    SELECT FROM generate_series(candle_start(clock.at, w.width) - w.width * p_count,
        candle_start(clock.at, w.width) - w.width, w.width) AS s (start_at)
    WHERE (a.answered_at IS NULL OR s.start_at + w.width > a.answered_at - interval '10 minutes')
      AND EXISTS (SELECT FROM open_period p WHERE p.calendar_id = i.calendar_id
        AND p.opens_at < s.start_at + w.width AND p.closes_at > s.start_at)
      AND NOT EXISTS (SELECT FROM candle c WHERE c.instrument_id = i.id
        AND c.interval = w.name AND c.start_at = s.start_at))
  ORDER BY a.tried_at NULLS FIRST, i.sort, w.width
$$;
REVOKE ALL ON FUNCTION candle_holes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION candle_holes TO tarn_app;
