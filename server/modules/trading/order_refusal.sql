-- The first rule that refuses an order, with its figures, or OK. Amounts in minor units of USD, prices
-- as quoted; p_cost is stake and fee; p_acknowledged: the user knows the risk notice; p_copied: it is a copy. The order of checks is the published one; the balance is the ledger's to check.
-- What was shown, where it was said: p_seen holds within p_tolerance, p_seen_payout and p_seen_fee (basis points) exactly.
-- An instrument off the lists is none: what is open on it runs on.
-- p_facts (placing_facts) holds what most orders need; only what speaks against one is looked at more closely, in a
-- condition of its own: one that holds a query costs an execution each time.
-- after: break_figures, market_state, own_limit_reached
DROP FUNCTION IF EXISTS order_refusal;
CREATE FUNCTION order_refusal(
  p_user bigint, p_acknowledged boolean, p_instrument instrument, p_terms terms, p_quote instrument_quote,
  p_opened timestamptz, p_seconds int, p_stake bigint, p_cost bigint, p_multiple int,
  p_seen numeric, p_tolerance numeric, p_seen_payout int, p_seen_fee int, p_facts placing_facts, p_copied boolean,
  OUT status text, OUT figures jsonb
) LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
DECLARE
  v_closes timestamptz := p_facts.open_until;
  v_market record;
  v_break jsonb;
BEGIN
  figures := '{}';
  IF (p_instrument.listed) IS NOT TRUE THEN status := 'PRODUCT_NOT_FOUND'; RETURN; END IF;
  IF p_instrument.prohibited THEN status := 'TRADING_PROHIBITED'; RETURN; END IF;
  IF v_closes IS NULL THEN
    v_market := market_state(p_instrument.id, p_opened);
    IF v_market.state = 'CLOSED' THEN status := 'MARKET_CLOSED'; RETURN; END IF;
    status := 'NON_TRADING_TIME';
    figures := jsonb_build_object('opens', v_market.opens_at);
    RETURN;
  END IF;
  IF p_terms.id IS NULL THEN status := 'DURATION_NOT_OFFERED'; RETURN; END IF;
  IF p_opened + make_interval(secs => p_seconds) >= v_closes THEN
    status := 'NON_TRADING_TIME';
    figures := jsonb_build_object('opens', (SELECT min(s.opens_at) FROM open_period s
      WHERE s.calendar_id = p_instrument.calendar_id AND s.opens_at > p_opened));
    RETURN;
  END IF;
  IF p_facts.multiples @> to_jsonb(p_multiple) IS NOT TRUE THEN status := 'MULTIPLE_NOT_OFFERED'; RETURN; END IF;
  IF p_stake < p_terms.stake_min THEN
    status := 'STAKE_TOO_SMALL'; figures := jsonb_build_object('min', p_terms.stake_min); RETURN;
  END IF;
  IF p_stake > p_terms.stake_max THEN
    status := 'STAKE_TOO_LARGE'; figures := jsonb_build_object('max', p_terms.stake_max); RETURN;
  END IF;
  IF NOT p_acknowledged THEN status := 'RISK_NOTICE_REQUIRED'; RETURN; END IF;
  IF p_facts.has_breaks THEN
    v_break := break_figures(p_user, p_opened);
    IF v_break IS NOT NULL THEN status := 'TRADING_BREAK'; figures := v_break; RETURN; END IF;
  END IF;
  IF p_facts.has_limits AND own_limit_reached(p_user, p_opened, p_cost, p_copied) THEN
    status := 'PERSONAL_LIMIT'; RETURN;
  END IF;
  IF p_quote.quote_id IS NULL OR p_quote.at <= p_instrument.feed_since
      OR p_opened - p_quote.at > make_interval(secs => p_instrument.stale_after_ms / 1000.0) THEN
    status := 'QUOTE_STALE'; RETURN;
  END IF;
  IF p_terms.payout_bp <> p_seen_payout OR p_terms.fee_bp <> p_seen_fee THEN
    status := 'TERMS_CHANGED';
    figures := jsonb_build_object('payoutBp', p_terms.payout_bp, 'feeBp', p_terms.fee_bp);
    RETURN;
  END IF;
  IF abs(p_quote.price - p_seen) > p_tolerance THEN
    status := 'PRICE_MOVED';
    figures := jsonb_build_object('price', round(p_quote.price, p_instrument.decimals)::text);
    RETURN;
  END IF;
  -- What a person has open is asked for by settled_at, here and wherever it is somebody's: by outcome, all that is open
  -- would lead there too (trade_order_due).
  IF (p_stake + p_facts.frozen <= p_facts.position_max) IS NOT TRUE THEN
    IF p_stake + (SELECT coalesce(sum(o.stake), 0) FROM trade_order o
        WHERE o.user_id = p_user AND o.settled_at IS NULL) > p_facts.position_max THEN
      status := 'POSITION_MAX'; figures := jsonb_build_object('max', p_facts.position_max); RETURN;
    END IF;
  END IF;
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION order_refusal FROM PUBLIC;
