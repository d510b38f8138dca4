-- Records ticks as quotes, the only way a price enters: [{instrument_id, price, provider_at?, size?, feed?}]. A tick
-- of another feed than the instrument has by now comes too late; what was traded adds to the candles' volumes.
-- One row per tick: the recorded quote, or, with quote_id null, the fault that kept it out.
-- While the clock stands before an instant it was at already, nothing is recorded (CLOCK_BEHIND).
-- Several ticks of one instrument are recorded in the order given. Each links to the one before it, and keeps the feed
-- its instrument has at that moment.
-- Locks: the quote lock of each instrument, alone, by ascending id, until the commit at once after.
-- after: clock_forward, quote_fault, quote_link
DROP FUNCTION IF EXISTS record_quotes;
CREATE FUNCTION record_quotes(p_batch jsonb)
RETURNS TABLE (
  quote_id bigint, instrument_id bigint, price numeric, at timestamptz, seq bigint, fault text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_ticks jsonb;
  v_round jsonb;
  v_now timestamptz;
  v_mark timestamptz;
BEGIN
  -- Malformed ids and times become null, and with that a fault of their own tick alone.
  SELECT jsonb_agg(jsonb_build_object('id', x.id, 'price', x.price, 'provider_at', x.provider_at,
      'size', x.size, 'feed', x.feed, 'round', x.round))
    INTO v_ticks
    FROM (
      SELECT id.id, t.tick ->> 'price' AS price, p.provider_at, t.tick ->> 'feed' AS feed,
        CASE WHEN t.tick ->> 'size' ~ '^\d{1,9}(\.\d{1,9})?$' THEN t.tick ->> 'size' END AS size,
        row_number() OVER (PARTITION BY id.id ORDER BY t.place) AS round
      FROM jsonb_array_elements(p_batch) WITH ORDINALITY AS t (tick, place),
        LATERAL (SELECT CASE WHEN t.tick ->> 'instrument_id' ~ '^\d{1,9}$'
          THEN (t.tick ->> 'instrument_id')::bigint END) AS id (id),
        LATERAL (SELECT CASE WHEN t.tick ->> 'provider_at' IS NULL THEN NULL
          WHEN pg_input_is_valid(t.tick ->> 'provider_at', 'timestamptz')
            THEN date_trunc('milliseconds', (t.tick ->> 'provider_at')::timestamptz) ELSE 'infinity' END) AS p (provider_at)
    ) x;

  PERFORM pg_advisory_xact_lock(hashtext('quote'), x.id::int)
    FROM (SELECT DISTINCT i.id FROM instrument i, jsonb_array_elements(v_ticks) AS e
      WHERE i.id = (e ->> 'id')::bigint ORDER BY i.id) x;
  -- An order opened just before the lock was ours may carry this very millisecond: leave it behind.
  PERFORM pg_sleep(0.001);
  SELECT c.at, c.mark INTO v_now, v_mark FROM clock_forward() c;

  FOR v_round IN
    SELECT jsonb_agg(e) FROM jsonb_array_elements(v_ticks) AS e
    GROUP BY e -> 'round' ORDER BY e -> 'round'
  LOOP
    RETURN QUERY
    WITH judged AS MATERIALIZED (
      SELECT t.id, t.price, t.provider_at, t.size, i, q, CASE WHEN t.feed <> i.feed THEN 'OTHER_FEED' WHEN v_now < v_mark THEN 'CLOCK_BEHIND'
        ELSE quote_fault(t.price, t.provider_at, i, q, v_now) END AS fault
      FROM jsonb_to_recordset(v_round)
        AS t (id bigint, price text, provider_at timestamptz, size numeric, feed text)
      LEFT JOIN instrument i ON i.id = t.id
      LEFT JOIN instrument_quote q ON q.instrument_id = t.id
    ), recorded AS (
      INSERT INTO quote (instrument_id, price, at, provider_at, seq, feed, chain)
      SELECT j.id, n.price, n.at, j.provider_at, n.seq, (j.i).feed,
        quote_link((j.q).chain, j.id, n.seq, n.at, n.price, j.provider_at, (j.i).feed)
      FROM judged j CROSS JOIN LATERAL (
        SELECT j.price::numeric, v_now, coalesce((j.q).seq, 0) + 1) n (price, at, seq)
      WHERE j.fault IS NULL ORDER BY j.id
      RETURNING id, instrument_id, price, at, provider_at, seq, chain
    ), rolled AS (
      INSERT INTO candle AS c (instrument_id, interval, start_at, open, high, low, close, volume)
      SELECT r.instrument_id, w.name, candle_start(r.at, w.width), r.price, r.price, r.price, r.price, j.size
      FROM recorded r JOIN judged j ON j.id = r.instrument_id CROSS JOIN candle_intervals() w
      ORDER BY r.instrument_id, w.width
      ON CONFLICT (instrument_id, interval, start_at) DO UPDATE SET
        high = greatest(c.high, excluded.high), low = least(c.low, excluded.low),
        close = excluded.close,
        -- As much as the column holds.
        volume = CASE WHEN excluded.volume IS NULL THEN c.volume
          ELSE least(coalesce(c.volume, 0) + excluded.volume, 999999999999) END
    ), newest AS (
      INSERT INTO instrument_quote (instrument_id, quote_id, price, at, provider_at, seq,
        chain, previous_price, session_on, day_open, day_high, day_low, previous_close)
      SELECT r.instrument_id, r.id, r.price, r.at, coalesce(r.provider_at, (j.q).provider_at), r.seq,
        r.chain, coalesce((j.q).price, r.price), d.today,
        coalesce(c.open, r.price), greatest(c.high, r.price), least(c.low, r.price),
        CASE WHEN (j.q).session_on = d.today THEN (j.q).previous_close ELSE coalesce(
          (SELECT y.close FROM candle y WHERE y.instrument_id = r.instrument_id
            AND y.interval = '1d' AND y.start_at < candle_start(r.at, '24 hours')
            ORDER BY y.start_at DESC LIMIT 1), c.open, r.price) END
      FROM recorded r
      JOIN judged j ON j.id = r.instrument_id
      CROSS JOIN LATERAL (SELECT (r.at AT TIME ZONE 'UTC')::date) AS d (today)
      -- The day's candle as it stood before this quote.
      LEFT JOIN candle c ON c.instrument_id = r.instrument_id AND c.interval = '1d'
        AND c.start_at = candle_start(r.at, '24 hours')
      ORDER BY r.instrument_id
      ON CONFLICT (instrument_id) DO UPDATE SET
        quote_id = excluded.quote_id, price = excluded.price, at = excluded.at,
        provider_at = excluded.provider_at, seq = excluded.seq, chain = excluded.chain,
        previous_price = excluded.previous_price, session_on = excluded.session_on,
        day_open = excluded.day_open, day_high = excluded.day_high, day_low = excluded.day_low,
        previous_close = excluded.previous_close
    )
    SELECT r.id, j.id, r.price, r.at, r.seq, j.fault
    FROM judged j LEFT JOIN recorded r ON r.instrument_id = j.id AND j.fault IS NULL;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION record_quotes FROM PUBLIC;
GRANT EXECUTE ON FUNCTION record_quotes TO tarn_feed;
