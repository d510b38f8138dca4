-- The first rule that refuses an order, with its figures, or OK. Amounts in minor units of USD, prices
-- as quoted; p_cost is stake and fee; p_acknowledged: the user knows the risk notice. The order of checks is the published one; the balance is the ledger's to check.
-- after: break_figures, market_state, own_limit_reached
DROP FUNCTION IF EXISTS order_refusal;
CREATE FUNCTION order_refusal(
  p_user bigint, p_acknowledged boolean, p_instrument instrument, p_terms terms, p_quote instrument_quote,
  p_opened timestamptz, p_seconds int, p_stake bigint, p_cost bigint, p_multiple int,
  p_seen numeric, p_tolerance numeric, OUT status text, OUT figures jsonb
) LANGUAGE plpgsql STABLE SET search_path = tarn, pg_temp AS $$
DECLARE
  v_market record;
  v_max bigint;
  v_offered boolean;
  v_break jsonb;
BEGIN
  figures := '{}';
  IF p_instrument.id IS NULL THEN status := 'PRODUCT_NOT_FOUND'; RETURN; END IF;
  IF p_instrument.prohibited THEN status := 'TRADING_PROHIBITED'; RETURN; END IF;
  v_market := market_state(p_instrument.id, p_opened);
  IF v_market.state = 'CLOSED' THEN status := 'MARKET_CLOSED'; RETURN; END IF;
  IF v_market.state = 'NON_TRADING' THEN
    status := 'NON_TRADING_TIME';
    figures := jsonb_build_object('opens', v_market.opens_at);
    RETURN;
  END IF;
  IF p_terms.id IS NULL THEN status := 'DURATION_NOT_OFFERED'; RETURN; END IF;
  IF p_opened + make_interval(secs => p_seconds) >= v_market.closes_at THEN
    status := 'NON_TRADING_TIME';
    figures := jsonb_build_object('opens', (SELECT min(s.opens_at) FROM open_period s
      WHERE s.calendar_id = p_instrument.calendar_id AND s.opens_at > p_opened));
    RETURN;
  END IF;
  SELECT bool_or(s.key = 'multiples' AND s.value @> to_jsonb(p_multiple)),
      max(CASE s.key WHEN 'positionMax' THEN s.value::bigint END)
    INTO v_offered, v_max FROM setting s WHERE s.key IN ('multiples', 'positionMax');
  IF v_offered IS NOT TRUE THEN
    status := 'MULTIPLE_NOT_OFFERED'; RETURN;
  END IF;
  IF p_stake < p_terms.stake_min THEN
    status := 'STAKE_TOO_SMALL'; figures := jsonb_build_object('min', p_terms.stake_min); RETURN;
  END IF;
  IF p_stake > p_terms.stake_max THEN
    status := 'STAKE_TOO_LARGE'; figures := jsonb_build_object('max', p_terms.stake_max); RETURN;
  END IF;
  IF NOT p_acknowledged THEN status := 'RISK_NOTICE_REQUIRED'; RETURN; END IF;
  v_break := break_figures(p_user, p_opened);
  IF v_break IS NOT NULL THEN status := 'TRADING_BREAK'; figures := v_break; RETURN; END IF;
  IF own_limit_reached(p_user, p_opened, p_cost) THEN
    status := 'PERSONAL_LIMIT'; RETURN;
  END IF;
  IF p_quote.quote_id IS NULL OR p_quote.at <= p_instrument.feed_since
      OR p_opened - p_quote.at > make_interval(secs => p_instrument.stale_after_ms / 1000.0) THEN
    status := 'QUOTE_STALE'; RETURN;
  END IF;
  IF abs(p_quote.price - p_seen) > p_tolerance THEN
    status := 'PRICE_MOVED';
    figures := jsonb_build_object('price', round(p_quote.price, p_instrument.decimals)::text);
    RETURN;
  END IF;
  IF p_stake + coalesce((SELECT sum(o.stake) FROM trade_order o
      WHERE o.user_id = p_user AND o.outcome IS NULL), 0) > v_max THEN
    status := 'POSITION_MAX'; figures := jsonb_build_object('max', v_max); RETURN;
  END IF;
  status := 'OK';
END $$;
REVOKE ALL ON FUNCTION order_refusal FROM PUBLIC;
