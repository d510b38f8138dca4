-- Lets another feed quote an instrument, or the same one by other figures, from this moment on: p_feed has feed,
-- providerSymbol, pollMs and staleAfterMs in milliseconds, sanityBp in basis points. With the version and the audit
-- entry. p_seen: the newest version of the instrument that whoever asks has read, 0 for none.
-- Nobody's contract ends at prices of another source than it was opened at: refused while one runs.
-- With another feed the candles that were back-filled go; what was recorded stays, in its charts too.
-- Answers OK, PRODUCT_NOT_FOUND, CHANGED_MEANWHILE, NOTHING_CHANGES, PARAM_INVALID and the field, or FEED_IN_USE and
-- the last expiry. Raises for whoever is no administrator, and for figures outside the bounds of the table.
-- Locks: the instrument's quote lock, alone; then the instrument.
-- after: audit_write, last_expiry, lock_market, newest_version, note_version, staff_is_admin
DROP FUNCTION IF EXISTS change_feed;
CREATE FUNCTION change_feed(
  p_staff bigint, p_instrument bigint, p_feed jsonb, p_seen bigint, p_reason text, p_source text,
  OUT status text, OUT field text, OUT until timestamptz
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  i instrument;
  v_other boolean;
  v_before jsonb;
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM lock_market(p_instrument);
  SELECT o.* INTO i FROM instrument o WHERE o.id = p_instrument FOR NO KEY UPDATE;
  IF NOT FOUND THEN status := 'PRODUCT_NOT_FOUND'; RETURN; END IF;
  IF newest_version(NULL, p_instrument) <> p_seen THEN status := 'CHANGED_MEANWHILE'; RETURN; END IF;
  v_before := jsonb_build_object('feed', i.feed, 'providerSymbol', i.provider_symbol, 'pollMs', i.poll_ms,
    'staleAfterMs', i.stale_after_ms, 'sanityBp', i.sanity_bp);
  IF v_before = p_feed THEN status := 'NOTHING_CHANGES'; RETURN; END IF;
  -- A provider that is asked is asked once a second at most: the bound counts in polls.
  IF p_feed ->> 'feed' = 'twelvedata' AND (p_feed ->> 'pollMs')::int < 1000 THEN
    status := 'PARAM_INVALID';
    field := 'pollMs';
    RETURN;
  END IF;
  IF p_feed ->> 'feed' = 'binance' AND i.class <> 'CRYPTO' THEN status := 'PARAM_INVALID'; field := 'feed'; RETURN; END IF;

  until := last_expiry(ARRAY[p_instrument]);
  IF until IS NOT NULL THEN status := 'FEED_IN_USE'; RETURN; END IF;
  v_other := (i.feed, i.provider_symbol) IS DISTINCT FROM (p_feed ->> 'feed', p_feed ->> 'providerSymbol');
  UPDATE instrument o SET feed = p_feed ->> 'feed', provider_symbol = p_feed ->> 'providerSymbol',
    poll_ms = (p_feed ->> 'pollMs')::int, stale_after_ms = (p_feed ->> 'staleAfterMs')::int,
    sanity_bp = (p_feed ->> 'sanityBp')::int, feed_since = CASE WHEN v_other THEN tarn_now() ELSE o.feed_since END
    WHERE o.id = p_instrument;
  IF v_other THEN
    DELETE FROM candle c WHERE c.instrument_id = p_instrument AND c.backfilled;
    DELETE FROM candles_asked a WHERE a.instrument_id = p_instrument;
  END IF;
  PERFORM note_version('FEED', p_instrument, p_staff, p_reason, v_before, p_feed);
  PERFORM audit_write('staff/' || p_staff, 'feed.change', 'instrument/' || p_instrument, v_before, p_feed, p_reason,
    p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION change_feed FROM PUBLIC;
GRANT EXECUTE ON FUNCTION change_feed TO tarn_app;
