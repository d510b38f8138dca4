-- Opens one timed contract, alone in its transaction; place_order_set opens many, by the same rules.
-- Amounts in minor units, rates in basis points.
-- Locks: the instrument's quote lock, shared; the user's row, which also keeps apart requests with one
-- key and equal ones without; then purses by ascending id (ledger_write).
-- With p_risk_ack the risk notice in force counts as acknowledged, and is so from then on if the order opens.
-- Answers OK with the order, or a code of the catalogue with its figures (amounts in minor units).
-- Plans are kept and made for indexes: planning anew costs more than the work, and a plan that was
-- kept from when the tables were small would read them whole once they are not.
-- A refusal writes nothing but its own stored answer. `replayed` is true for a repeated answer.
-- after: clock_forward, idempotency_claim, idempotency_store, ledger_write, legal_now, order_refusal, order_stake, order_terms_hash, placing_facts, quote_lock_shared
DROP FUNCTION IF EXISTS place_order;
CREATE FUNCTION place_order(
  p_user bigint, p_key text, p_fingerprint bytea, p_instrument bigint, p_direction text,
  p_amount bigint, p_multiple int, p_seconds int, p_seen numeric, p_tolerance numeric,
  p_risk_ack boolean DEFAULT false, p_seen_payout int DEFAULT NULL, p_seen_fee int DEFAULT NULL,
  OUT status text, OUT figures jsonb, OUT replayed boolean, OUT placed trade_order
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = tarn, pg_temp
  SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  v_stake bigint := order_stake(p_amount, p_multiple);
  v_fee bigint;
  v_actor text := 'user/' || p_user;
  v_key text := p_key;
  v_claim record;
  v_known idempotency;
  v_refusal record;
  v_facts placing_facts;
  v_id bigint;
  v_user app_user;
  v_notice_known boolean;
  v_newly_ack boolean := false;
  v_instrument instrument;
  v_terms terms;
  v_quote instrument_quote;
  v_clock record;
  v_opened timestamptz;
  v_available bigint;
  v_frozen bigint;
BEGIN
  PERFORM quote_lock_shared(p_instrument);
  SELECT u.* INTO v_user FROM app_user u WHERE u.id = p_user FOR NO KEY UPDATE;
  IF p_key IS NULL THEN
    v_claim := idempotency_claim(v_actor, 'order.open', NULL, p_fingerprint);
    v_key := v_claim.claimed;
    status := v_claim.status;
    figures := v_claim.figures;
    v_id := v_claim.result_id;
  ELSE
    -- Nobody else opens an order of this user now: what was asked with this key is answered by now.
    SELECT i.* INTO v_known FROM idempotency i
      WHERE i.actor = v_actor AND i.operation = 'order.open' AND i.key = p_key;
    IF v_known.fingerprint <> p_fingerprint THEN
      status := 'IDEMPOTENCY_KEY_REUSED';
    ELSIF v_known.status IS NOT NULL THEN
      status := v_known.status;
      figures := v_known.figures;
      v_id := v_known.result_id;
    END IF;
  END IF;
  replayed := status IS NOT NULL;
  IF replayed THEN
    SELECT o.* INTO placed FROM trade_order o WHERE o.id = v_id;
    RETURN;
  END IF;
  SELECT i.* INTO v_instrument FROM instrument i WHERE i.id = p_instrument;
  SELECT t.* INTO v_terms FROM terms t
    WHERE t.instrument_id = p_instrument AND t.duration_seconds = p_seconds;
  v_clock := clock_forward();
  v_opened := v_clock.at;
  -- A clock that was set back tells the age of no quote.
  SELECT q.* INTO v_quote FROM instrument_quote q WHERE q.instrument_id = p_instrument AND v_opened >= v_clock.mark;
  v_fee := v_stake * v_terms.fee_bp / 10000; -- whole cents, rounded down

  IF v_user.locked_at IS NOT NULL THEN
    status := 'ACCOUNT_LOCKED';
    figures := jsonb_build_object('reason', v_user.lock_reason);
  ELSE
    v_notice_known := v_user.risk_notice IS NOT DISTINCT FROM legal_now('RISK');
    v_newly_ack := p_risk_ack AND NOT v_notice_known;
    SELECT f.* INTO v_facts FROM placing_facts(p_user, v_instrument.calendar_id, v_opened) f;
    v_refusal := order_refusal(p_user, v_newly_ack OR v_notice_known, v_instrument,
      v_terms, v_quote, v_opened, p_seconds, v_stake, v_stake + v_fee, p_multiple, p_seen, p_tolerance,
      p_seen_payout, p_seen_fee, v_facts, false);
    status := v_refusal.status;
    figures := v_refusal.figures;
  END IF;
  IF status = 'OK' THEN
    SELECT min(a.id) FILTER (WHERE a.kind = 'available'), min(a.id) FILTER (WHERE a.kind = 'frozen')
      INTO v_available, v_frozen FROM ledger_account a WHERE a.user_id = p_user AND a.asset = 'USD';
    v_id := nextval('trade_order_id_seq');
    status := ledger_write(ARRAY['order.open'], ARRAY['order.open:' || v_id], ARRAY[
      ROW(1, v_available, -v_stake - v_fee)::ledger_leg, ROW(1, v_frozen, v_stake + v_fee)::ledger_leg]);
  END IF;
  IF status = 'OK' THEN
    INSERT INTO trade_order (id, user_id, instrument_id, direction, multiple, stake, fee, fee_bp, payout_bp,
        duration_seconds, stale_after_ms, terms_hash, open_quote_id, open_quote_at, open_price,
        opened_at, settles_at) OVERRIDING SYSTEM VALUE
      VALUES (v_id, p_user, p_instrument, p_direction, p_multiple, v_stake, v_fee, v_terms.fee_bp,
        v_terms.payout_bp, p_seconds, v_instrument.stale_after_ms,
        order_terms_hash(v_instrument.symbol, p_direction, p_seconds, v_terms.payout_bp, v_terms.fee_bp,
          v_instrument.stale_after_ms),
        v_quote.quote_id, v_quote.at, v_quote.price, v_opened,
        v_opened + make_interval(secs => p_seconds))
      RETURNING * INTO placed;
    IF v_newly_ack THEN
      UPDATE app_user u SET risk_acknowledged_at = v_opened WHERE u.id = p_user;
    END IF;
  END IF;
  PERFORM idempotency_store(v_actor, 'order.open', v_key, status, figures, placed.id,
    CASE WHEN p_key IS NOT NULL THEN p_fingerprint END);
END $$;
REVOKE ALL ON FUNCTION place_order FROM PUBLIC;
GRANT EXECUTE ON FUNCTION place_order TO tarn_app;
