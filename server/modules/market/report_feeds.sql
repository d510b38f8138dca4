-- Keeps how the feeds of whoever records are: [{feed, state, fault?, cuts, lead_ms}].
-- Locks: the row of each feed, by name.
DROP FUNCTION IF EXISTS report_feeds;
CREATE FUNCTION report_feeds(p_states jsonb) RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  INSERT INTO feed_state AS f (feed, state, fault, cuts, lead_ms, told_at)
  SELECT s.feed, s.state, left(s.fault, 500), s.cuts, s.lead_ms, tarn_now()
  FROM jsonb_to_recordset(p_states) AS s (feed text, state text, fault text, cuts int, lead_ms int)
  ORDER BY s.feed
  ON CONFLICT (feed) DO UPDATE SET state = excluded.state, fault = excluded.fault,
    cuts = excluded.cuts, lead_ms = excluded.lead_ms, told_at = excluded.told_at
$$;
REVOKE ALL ON FUNCTION report_feeds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_feeds TO tarn_feed;
