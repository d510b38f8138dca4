-- Offers other terms on an instrument from this moment on, to the next order: [{seconds, payoutBp, feeBp, min, max}], rates in basis
-- points, stakes in cents. A contract that runs has its own copy and keeps it. With the version and the audit entry.
-- p_feeds: the feeds that can quote here. What was never offered is not offered before one of them quotes it.
-- p_seen: the newest version of the instrument that whoever asks has read, 0 for none.
-- The dollar price of USDT is quoted for conversions and never offered (terms_traded_only refuses it to everybody).
-- Answers OK, PRODUCT_NOT_FOUND, CHANGED_MEANWHILE, NOTHING_CHANGES, QUOTED_ONLY, or PARAM_INVALID, with the field:
-- terms (also where nothing would be offered on what stands in the lists), feed. Raises for whoever is no administrator, and for terms outside
-- the bounds of the table.
-- Locks: the instrument's quote lock, alone; then the instrument.
-- after: audit_write, lock_market, newest_version, note_version, staff_is_admin, terms_lines
DROP FUNCTION IF EXISTS set_terms;
CREATE FUNCTION set_terms(
  p_staff bigint, p_instrument bigint, p_terms jsonb, p_feeds text[], p_seen bigint, p_reason text, p_source text,
  OUT status text, OUT field text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
DECLARE
  i instrument;
  v_before jsonb;
  v_after jsonb;
BEGIN
  IF NOT staff_is_admin(p_staff) THEN
    RAISE EXCEPTION 'staff/% is no administrator', p_staff USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM lock_market(p_instrument);
  SELECT o.* INTO i FROM instrument o WHERE o.id = p_instrument FOR NO KEY UPDATE;
  IF NOT FOUND THEN status := 'PRODUCT_NOT_FOUND'; RETURN; END IF;
  IF newest_version(NULL, p_instrument) <> p_seen THEN status := 'CHANGED_MEANWHILE'; RETURN; END IF;
  IF i.symbol = 'USDT/USD' AND p_terms <> '[]' THEN status := 'QUOTED_ONLY'; field := 'terms'; RETURN; END IF;
  IF i.listed AND p_terms = '[]' THEN status := 'PARAM_INVALID'; field := 'terms'; RETURN; END IF;
  IF i.feed <> ALL (p_feeds) AND NOT EXISTS (SELECT FROM terms t WHERE t.instrument_id = p_instrument) THEN
    status := 'PARAM_INVALID';
    field := 'feed';
    RETURN;
  END IF;
  v_before := jsonb_build_object('terms', terms_lines(p_instrument));
  DELETE FROM terms t WHERE t.instrument_id = p_instrument
    AND NOT EXISTS (SELECT FROM jsonb_to_recordset(p_terms) n (seconds int) WHERE n.seconds = t.duration_seconds);
  INSERT INTO terms AS t (instrument_id, duration_seconds, payout_bp, fee_bp, stake_min, stake_max)
    SELECT p_instrument, n.seconds, n."payoutBp", n."feeBp", n.min, n.max
    FROM jsonb_to_recordset(p_terms) n (seconds int, "payoutBp" int, "feeBp" int, min bigint, max bigint)
    ORDER BY n.seconds
  ON CONFLICT (instrument_id, duration_seconds) DO UPDATE SET payout_bp = excluded.payout_bp,
    fee_bp = excluded.fee_bp, stake_min = excluded.stake_min, stake_max = excluded.stake_max;
  v_after := jsonb_build_object('terms', terms_lines(p_instrument));
  IF v_before = v_after THEN status := 'NOTHING_CHANGES'; RETURN; END IF;
  PERFORM note_version('TERMS', p_instrument, p_staff, p_reason, v_before, v_after);
  PERFORM audit_write('staff/' || p_staff, 'terms.change', 'instrument/' || p_instrument, v_before, v_after, p_reason,
    p_source);
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION set_terms FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_terms TO tarn_app;
