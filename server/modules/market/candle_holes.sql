-- Charts of what providers quote in which a candle is missing that has ended and lies in an open period, among the newest
-- p_count and as far back as p_reach; those that were tried longest ago first, then in the order of the lists. What was
-- missing when the provider last answered for a chart, as far back as it was asked, it does not have: nothing was traded
-- then. A candle that had only just ended may have come to it later, and counts once more.
-- With each chart what to ask for: the newest that is missing with what is missing before it, p_page candles at most, and in
-- a second row, behind the first of every chart, such a page before that: where the newest are missing time and again, what
-- lies further back has its turn all the same. from_at and until_at are when the first begins and the last ends; known_from,
-- for note_candles_asked, since when all is known once it is answered. Locks nothing.
DROP FUNCTION IF EXISTS candle_holes;
CREATE FUNCTION candle_holes(p_count int, p_reach interval, p_page int)
RETURNS TABLE (id bigint, feed text, provider_symbol text, "interval" text, from_at timestamptz, until_at timestamptz,
  known_from timestamptz, looked_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT i.id, i.feed, i.provider_symbol, w.name, page.first, page.newest + w.width,
    coalesce(page.before + w.width, reach.since), clock.at
  FROM (SELECT tarn_now() AS at OFFSET 0) AS clock CROSS JOIN instrument i CROSS JOIN candle_intervals() w
  LEFT JOIN candles_asked a ON a.instrument_id = i.id AND a.interval = w.name
  CROSS JOIN LATERAL (SELECT candle_start(clock.at, w.width) - greatest(w.width * p_count, p_reach) AS since) reach
  CROSS JOIN LATERAL (
    SELECT array_agg(s.start_at) AS starts, max(s.start_at) AS newest
    FROM generate_series(reach.since, candle_start(clock.at, w.width) - w.width, w.width) AS s (start_at)
    WHERE (a.answered_at IS NULL OR s.start_at < a.answered_from OR s.start_at + w.width > a.answered_at - interval '10 minutes')
      AND EXISTS (SELECT FROM open_period p WHERE p.calendar_id = i.calendar_id
        AND p.opens_at < s.start_at + w.width AND p.closes_at > s.start_at)
      AND NOT EXISTS (SELECT FROM candle c WHERE c.instrument_id = i.id
        AND c.interval = w.name AND c.start_at = s.start_at)) hole
  CROSS JOIN LATERAL (
    SELECT min(m.start_at) FILTER (WHERE m.start_at > hole.newest - w.width * p_page) AS first,
      max(m.start_at) FILTER (WHERE m.start_at <= hole.newest - w.width * p_page) AS before
    FROM unnest(hole.starts) AS m (start_at)) one
  CROSS JOIN LATERAL (
    SELECT min(m.start_at) FILTER (WHERE m.start_at > one.before - w.width * p_page) AS first,
      max(m.start_at) FILTER (WHERE m.start_at <= one.before - w.width * p_page) AS before
    FROM unnest(hole.starts) AS m (start_at) WHERE m.start_at <= one.before) two
  CROSS JOIN LATERAL (VALUES (1, one.first, hole.newest, one.before), (2, two.first, one.before, two.before))
    AS page (place, first, newest, before)
  WHERE i.provider_symbol IS NOT NULL AND page.first IS NOT NULL
  ORDER BY page.place, a.tried_at NULLS FIRST, i.sort, w.width
$$;
REVOKE ALL ON FUNCTION candle_holes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION candle_holes TO tarn_app;
